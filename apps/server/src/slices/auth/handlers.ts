import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { isCaptchaSwitchedOn } from './captcha.ts';
import { verifyCodeAndSignInIfRegistered } from './verify-code.ts';
import { getGoogleSignInConfig, loginWithGoogle } from './google.ts';
import { loginWithPassword } from './login.ts';
import { createLoginQrcode, loginWithQrcode, scanLoginQrcode, validateLoginQrcode } from './qrcode.ts';
import { recoverPassword } from './recover.ts';
import { registerUser } from './register.ts';
import { readRegistrationOptions } from './registration-options.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { endSessions, refreshSessionTokens } from './sessions.ts';
import { endOtherSessions, endSession, listSessions } from './signed-in-devices.ts';

export const authHandlers = {
  getVerificationStatus: async ({ services }) => ({
    geetest_status: await isCaptchaSwitchedOn(services),
    geetest_script: services.config.integrations.captchaScriptUrl,
  }),

  sendVerification: sendVerificationCode,

  checkVerification: verifyCodeAndSignInIfRegistered,

  getRegistrationOptions: ({ services }) => readRegistrationOptions(services),

  registerUser,

  recoverPassword,

  getGoogleSignIn: getGoogleSignInConfig,

  loginWithGoogle,

  createLoginQrcode,

  scanLoginQrcode,

  validateLoginQrcode,

  loginWithQrcode,

  loginUser: loginWithPassword,

  refreshTokens: refreshSessionTokens,

  listSessions,

  endSession,

  endOtherSessions,

  logoutUser: async ({ caller, services }) => {
    const { userId, deviceId } = requireUser(caller);
    await services.events.record((trx, append) =>
      endSessions(trx, append, { userId, deviceId }, 'logout', services.clock()),
    );
    return true;
  },
} satisfies SliceHandlers<'auth'>;
