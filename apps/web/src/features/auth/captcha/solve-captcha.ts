import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE } from '@quintet/api/error';
import type { Locale } from '@quintet/i18n/locales';
import { api } from '../../../shared/requests/api.ts';
import type { CaptchaProof } from './geetest.ts';

/** A failed captcha shows the generic message to try later (spec §8). */
const toCaptchaError = (cause: unknown): ApiError =>
  new ApiError({ code: 'api.captcha.failed', status: 0, operation: 'sendVerification', cause });

/** The captcha fields of a verification request: a solution when brand and server have a captcha (spec §1), otherwise none. */
export async function solveCaptcha(captchaId: string | undefined, locale: Locale): Promise<CaptchaProof | object> {
  if (captchaId === undefined) return {};
  const { geetest_status: isRequired, geetest_script: script } = await fetchCaptchaStatus();
  if (!isRequired || !script) return {};
  const { showCaptcha } = await import('./geetest.ts').catch((cause: unknown) => {
    throw new ApiError({ code: NO_CONNECTION_CODE, status: 0, operation: null, cause });
  });
  const solution = await showCaptcha({ script, captchaId, locale });
  if (solution === null) throw new ApiError({ code: CANCELLED_CODE, status: 0, operation: null });
  if (typeof solution === 'string') throw new ApiError({ code: solution, status: 0, operation: 'sendVerification' });
  return solution;
}

async function fetchCaptchaStatus() {
  try {
    const { data } = await api.GET('/api/v1/verification');
    return data!.result;
  } catch (error) {
    if (error instanceof ApiError && (error.code === NO_CONNECTION_CODE || error.status === 503)) throw error;
    throw toCaptchaError(error);
  }
}
