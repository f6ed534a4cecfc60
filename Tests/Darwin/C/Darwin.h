// A stand-in for the C library of Apple's systems: the part that this package uses. See ../README.md.
// Types, order of fields, constants and nullability are as documented for macOS. If a declaration has no nullability
// there, it has none here, because Swift imports such declarations differently.
#ifndef CURRYCOMB_DARWIN_H
#define CURRYCOMB_DARWIN_H

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long uintptr_t;
typedef long intptr_t;

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long time_t;
typedef int32_t suseconds_t;
typedef unsigned long clock_t;
typedef __builtin_va_list va_list;

#define NULL ((void *)0)

// <time.h>
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
typedef enum {
    _CLOCK_REALTIME = 0,
    _CLOCK_MONOTONIC = 6,
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
time_t time(time_t *);
int nanosleep(const struct timespec *, struct timespec *);

// <errno.h>; the variable is in the overlay.
int *__error(void);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOSPC 28
#define EPIPE 32
#define EFBIG 27
#define EDQUOT 69
#define EAGAIN 35
#define EINPROGRESS 36
#define EADDRINUSE 48
#define ETIMEDOUT 60
#define ECONNREFUSED 61
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define ENOTSUP 45
char *strerror(int number);

// <stdio.h>; the streams are in the overlay.
typedef int64_t fpos_t;
typedef struct __sFILE {
    unsigned char *_p;
    int _r;
    int _w;
    short _flags;
    short _file;
} FILE;
#define BUFSIZ 1024
#define EOF (-1)
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
FILE *fopen(const char *restrict path, const char *restrict mode);
int ferror(FILE *stream);
int fclose(FILE *);
int fflush(FILE *);
char *fgets(char *restrict, int, FILE *);
int fputs(const char *restrict, FILE *restrict);
size_t fread(void *restrict into, size_t size, size_t count, FILE *restrict stream);
size_t fwrite(const void *restrict from, size_t size, size_t count, FILE *restrict stream);
int setvbuf(FILE *restrict, char *restrict, int, size_t);
int remove(const char *);
int rename(const char *old, const char *new_);

// <stdlib.h>
void *malloc(size_t size) __attribute__((malloc));
void free(void *);
char *getenv(const char *);
int setenv(const char *name, const char *value, int overwrite);
int unsetenv(const char *);
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
int mkstemp(char *);
char *mkdtemp(char *);
char *realpath(const char *restrict path, char *restrict resolved);
double drand48(void);
uint32_t arc4random(void);

// <string.h>
char *strdup(const char *);
size_t strlen(const char *);
void *memchr(const void *, int, size_t);
char *strstr(const char *, const char *);
int memcmp(const void *, const void *, size_t);
char *strsignal(int);

// <math.h>
double pow(double, double);
double sqrt(double);
double sin(double);
double cos(double);
double floor(double);

// <unistd.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
#define R_OK (1 << 2)
#define W_OK (1 << 1)
#define X_OK (1 << 0)
#define F_OK 0
void _exit(int) __attribute__((noreturn));
int access(const char *, int);
int chdir(const char *);
int nice(int);
int close(int);
int dup(int);
int dup2(int, int);
int execv(const char *path, char *const *arguments);
int execve(const char *file, char *const *arguments, char *const *environment);
int execvp(const char *file, char *const *arguments);
int fsync(int);
int ftruncate(int, off_t);
char *getcwd(char *, size_t);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
uid_t geteuid(void);
int isatty(int);
int link(const char *, const char *);
int symlink(const char *, const char *);
off_t lseek(int, off_t, int);
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
int pause(void);
int pipe(int descriptors[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int rmdir(const char *);
unsigned int sleep(unsigned int);
long sysconf(int);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
pid_t getpgrp(void);
int unlink(const char *);
int usleep(unsigned int microseconds);
ssize_t write(int, const void *, size_t);

// <crt_externs.h>
char ***_NSGetEnviron(void);

// <sys/mman.h>; `MAP_FAILED` is in the overlay.
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
void *mmap(void *, size_t, int, int, int, off_t);

// <string.h> and <stdlib.h>
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
int atexit(void (* _Nonnull)(void));

// <fcntl.h>; the functions with a third argument are in the overlay.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_DUPFD 0
#define F_SETFD 2
#define F_GETFD 1
#define F_GETFL 3
#define F_SETFL 4
#define F_GETPATH 50
#define F_FULLFSYNC 51
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int flock(int, int);

// <sys/stat.h>
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);

// <dirent.h>
struct dirent {
    ino_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
typedef struct {
    int __dd_fd;
} DIR;
DIR *opendir(const char *);
int closedir(DIR *);
struct dirent *readdir(DIR *);

// <sys/resource.h>
typedef uint64_t rlim_t;
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_DATA 2
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
#define RLIMIT_AS 5
#define RLIMIT_NOFILE 8
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
struct rusage {
    struct timeval ru_utime;
    struct timeval ru_stime;
    long ru_maxrss;
    long ru_ixrss;
    long ru_idrss;
    long ru_isrss;
    long ru_minflt;
    long ru_majflt;
    long ru_nswap;
    long ru_inblock;
    long ru_oublock;
    long ru_msgsnd;
    long ru_msgrcv;
    long ru_nsignals;
    long ru_nvcsw;
    long ru_nivcsw;
};
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN (-1)
int getrusage(int, struct rusage *);

// <signal.h>; `SIG_DFL` and similar constants are in the overlay.
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGXFSZ 25
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGXCPU 24
#define SIGWINCH 28
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGSTKSZ 131072
#define SA_ONSTACK 0x0001
typedef uint32_t sigset_t;
typedef struct {
    void *ss_sp;
    size_t ss_size;
    int ss_flags;
} stack_t;
union sigval {
    int sival_int;
    void *sival_ptr;
};
typedef struct __siginfo {
    int si_signo;
    int si_errno;
    int si_code;
    pid_t si_pid;
    uid_t si_uid;
    int si_status;
    void *si_addr;
    union sigval si_value;
    long si_band;
    unsigned long __pad[7];
} siginfo_t;
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int raise(int);
int kill(pid_t, int);
int sigemptyset(sigset_t *);
int sigwait(const sigset_t *, int *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigprocmask(int, const sigset_t *restrict, sigset_t *restrict);
int sigaltstack(const stack_t *restrict, stack_t *restrict);

// <sys/wait.h>; Swift does not import its macros.
#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
typedef uint32_t id_t;
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
int waitid(idtype_t, id_t, siginfo_t *, int);
pid_t waitpid(pid_t, int *, int);

// <poll.h>
typedef struct fd_set {
    int fds_bits[32];
} fd_set;
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);

struct pollfd {
    int fd;
    short events;
    short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLHUP 0x0010
int poll(struct pollfd *, nfds_t, int);

// <termios.h>
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
    tcflag_t c_iflag;
    tcflag_t c_oflag;
    tcflag_t c_cflag;
    tcflag_t c_lflag;
    cc_t c_cc[20];
    speed_t c_ispeed;
    speed_t c_ospeed;
};
#define INLCR 0x00000040
#define ICRNL 0x00000100
#define IXON 0x00000200
#define ECHO 0x00000008
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define ISIG 0x00000080
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

// <sys/ioctl.h>; the function is in the overlay. Swift cannot import the macro, so the overlay has it, too.
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};

// <spawn.h>
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const argv[restrict], char *const envp[restrict]);
int posix_spawnp(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const argv[restrict], char *const envp[restrict]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *restrict, const char *restrict);

// <pthread.h>: a thread is a pointer to an opaque structure.
typedef struct _opaque_pthread_t {
    long __sig;
    void *__cleanup_stack;
    char __opaque[8176];
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;
typedef struct _opaque_pthread_cond_t {
    long __sig;
    char __opaque[40];
} pthread_cond_t;
typedef struct _opaque_pthread_condattr_t {
    long __sig;
    char __opaque[8];
} pthread_condattr_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_CREATE_JOINABLE 1
#define PTHREAD_CREATE_DETACHED 2
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_RECURSIVE 2
#define PTHREAD_STACK_MIN 16384
pthread_t _Nonnull pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_main_np(void);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
int pthread_threadid_np(pthread_t _Nullable, uint64_t *_Nullable);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
// As on a Mac, Swift must import the argument of the thread's function as not optional.
int pthread_create(
    pthread_t _Nullable *_Nonnull restrict, const pthread_attr_t *_Nullable restrict,
    void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable restrict);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_detach(pthread_t _Nonnull);
int pthread_mutexattr_init(pthread_mutexattr_t *_Nonnull);
int pthread_mutexattr_destroy(pthread_mutexattr_t *_Nonnull);
int pthread_mutexattr_settype(pthread_mutexattr_t *_Nonnull, int);
int pthread_mutex_init(pthread_mutex_t *_Nonnull restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_trylock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_cond_init(pthread_cond_t *_Nonnull restrict, const pthread_condattr_t *_Nullable restrict);
int pthread_cond_destroy(pthread_cond_t *_Nonnull);
int pthread_cond_signal(pthread_cond_t *_Nonnull);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull);
int pthread_cond_wait(pthread_cond_t *_Nonnull restrict, pthread_mutex_t *_Nonnull restrict);
int pthread_cond_timedwait(
    pthread_cond_t *_Nonnull restrict, pthread_mutex_t *_Nonnull restrict, const struct timespec *_Nullable restrict);
int pthread_key_create(pthread_key_t *_Nonnull, void (*_Nullable)(void *_Nonnull));
int pthread_key_delete(pthread_key_t);
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);

// <os/lock.h>
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;

// <dlfcn.h>
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
int dlclose(void *);
char *dlerror(void);
typedef struct dl_info {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} Dl_info;
int dladdr(const void *, Dl_info *);

// <execinfo.h>
int backtrace(void **, int);

// <sys/sysctl.h>
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
struct extern_proc {
    union {
        struct {
            struct proc *__p_forw;
            struct proc *__p_back;
        } p_st1;
        struct timeval __p_starttime;
    } p_un;
    void *p_vmspace;
    void *p_sigacts;
    int p_flag;
    char p_stat;
    pid_t p_pid;
};
struct kinfo_proc {
    struct extern_proc kp_proc;
};
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t);
int sysctlbyname(const char *, void *, size_t *, void *, size_t);

// <sys/socket.h>, <netinet/in.h>, <netinet/tcp.h>
typedef unsigned char sa_family_t;
typedef unsigned int socklen_t;
struct sockaddr {
    unsigned char sa_len;
    sa_family_t sa_family;
    char sa_data[14];
};
struct sockaddr_storage {
    unsigned char ss_len;
    sa_family_t ss_family;
    char __ss_pad1[6];
    long long __ss_align;
    char __ss_pad2[112];
};
struct in_addr {
    uint32_t s_addr;
};
struct sockaddr_in {
    unsigned char sin_len;
    sa_family_t sin_family;
    unsigned short sin_port;
    struct in_addr sin_addr;
    char sin_zero[8];
};
struct in6_addr {
    union {
        unsigned char __u6_addr8[16];
        uint32_t __u6_addr32[4];
    } __u6_addr;
};
struct sockaddr_in6 {
    unsigned char sin6_len;
    sa_family_t sin6_family;
    unsigned short sin6_port;
    uint32_t sin6_flowinfo;
    struct in6_addr sin6_addr;
    uint32_t sin6_scope_id;
};
#define AF_UNSPEC 0
#define AF_INET 2
#define AF_INET6 30
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_ERROR 0x1007
#define IPPROTO_TCP 6
#define IPPROTO_IPV6 41
#define IPV6_V6ONLY 27
#define TCP_NODELAY 0x01
#define MSG_DONTWAIT 0x80
#define SHUT_RD 0
#define SHUT_WR 1
#define SHUT_RDWR 2
int socket(int, int, int);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int accept(int, struct sockaddr *restrict, socklen_t *restrict);
int connect(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *restrict, socklen_t *restrict);
int getsockopt(int, int, int, void *restrict, socklen_t *restrict);
int setsockopt(int, int, int, const void *, socklen_t);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int shutdown(int, int);

// <netdb.h>, <ifaddrs.h>, <net/if.h>
struct addrinfo {
    int ai_flags;
    int ai_family;
    int ai_socktype;
    int ai_protocol;
    socklen_t ai_addrlen;
    char *ai_canonname;
    struct sockaddr *ai_addr;
    struct addrinfo *ai_next;
};
int getaddrinfo(
    const char *restrict, const char *restrict, const struct addrinfo *restrict, struct addrinfo **restrict);
void freeaddrinfo(struct addrinfo *);
#define NI_NUMERICHOST 0x00000002
#define IFF_UP 0x1
#define IFF_LOOPBACK 0x8
struct ifaddrs {
    struct ifaddrs *ifa_next;
    char *ifa_name;
    unsigned int ifa_flags;
    struct sockaddr *ifa_addr;
    struct sockaddr *ifa_netmask;
    struct sockaddr *ifa_dstaddr;
    void *ifa_data;
};
int getifaddrs(struct ifaddrs **);
void freeifaddrs(struct ifaddrs *);
int getnameinfo(
    const struct sockaddr *restrict, socklen_t, char *restrict, socklen_t, char *restrict, socklen_t, int);

#endif
