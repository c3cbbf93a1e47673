/** Texts that several rows of the catalogue share: English, Chinese. */
export const INVALID_OTP = ['Invalid mobile number or OTP. Please try again.', '手机号或验证码错误，请重试。'] as const;
export const INCORRECT_OTP = ['Incorrect OTP. Please try again.', '验证码错误，请重试。'] as const;
export const DELETED_ACCOUNT = ['Account deleted.', '账号已注销。'] as const;
export const WATCHING_FORBIDDEN = ['No permission to watch.', '没有观看权限。'] as const;
export const ALREADY_BOUND = ['This account is already bound. Please try again.', '该账号已被绑定，请重试。'] as const;
export const INCORRECT_SECURITY_PASSWORD = ['Incorrect security password', '安全密码错误'] as const;
export const INVALID_REDEMPTION_ADDRESS = ['Redemption address invalid.', '兑换地址无效。'] as const;
export const LEAVE_FAILED = ['Failed to delete and leave.', '删除并退出失败。'] as const;
export const ACCOUNT_DELETION_FAILED = ['Failed to delete account.', '注销账号失败。'] as const;
export const INVALID_INVITE_CODE = ['Invalid invitation code', '邀请码无效'] as const;
export const ADD_FAILED = ['Failed to add', '添加失败'] as const;
