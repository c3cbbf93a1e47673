/** Texts that several rows of the catalogue share: English, Chinese. */
export const INVALID_OTP_TEXTS = [
  'Invalid mobile number or OTP. Please try again.',
  '手机号或验证码错误，请重试。',
] as const;
export const INCORRECT_OTP_TEXTS = ['Incorrect OTP. Please try again.', '验证码错误，请重试。'] as const;
export const DELETED_ACCOUNT_TEXTS = ['Account deleted.', '账号已注销。'] as const;
export const WATCHING_FORBIDDEN_TEXTS = ['No permission to watch.', '没有观看权限。'] as const;
export const WELLPAY_ALREADY_BOUND_TEXTS = [
  'This account is already bound. Please try again.',
  '该账号已被绑定，请重试。',
] as const;
export const INCORRECT_SECURITY_PASSWORD_TEXTS = ['Incorrect security password', '安全密码错误'] as const;
export const INVALID_REDEMPTION_ADDRESS_TEXTS = ['Redemption address invalid.', '兑换地址无效。'] as const;
export const DELETE_AND_LEAVE_FAILED_TEXTS = ['Failed to delete and leave.', '删除并退出失败。'] as const;
export const ACCOUNT_DELETION_FAILED_TEXTS = ['Failed to delete account.', '注销账号失败。'] as const;
export const INVALID_INVITE_CODE_TEXTS = ['Invalid invitation code', '邀请码无效'] as const;
export const ADD_FAILED_TEXTS = ['Failed to add', '添加失败'] as const;
