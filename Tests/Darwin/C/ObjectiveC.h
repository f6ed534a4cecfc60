// A stand-in for Objective-C's root class and runtime: see ../README.md.
#include "Darwin.h"

#pragma clang assume_nonnull begin

typedef signed char BOOL;
typedef unsigned long NSUInteger;
typedef long NSInteger;

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)new;
- (instancetype)init __attribute__((objc_designated_initializer));
@end

// Policies for keeping a value together with an object.
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : uintptr_t objc_AssociationPolicy;
enum objc_AssociationPolicy : uintptr_t {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
};
id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
int objc_sync_enter(id object);
int objc_sync_exit(id object);

#pragma clang assume_nonnull end
