import type { Locale } from '@quintet/i18n/locales';
import { CAPTCHA_SCRIPT_TIMEOUT_SECONDS } from '@quintet/domain/limits';

/** The solution of a captcha, as the server validates it. */
export interface CaptchaProof {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** The parts of the provider's API that we use. */
interface Captcha {
  onReady(callback: () => void): void;
  onSuccess(callback: () => void): void;
  onError(callback: (error: { code?: string | number }) => void): void;
  onClose(callback: () => void): void;
  showCaptcha(): void;
  getValidate(): CaptchaProof;
  destroy?(): void;
}

interface Config {
  captchaId: string;
  /** Opens from code instead of a button. */
  product: 'bind';
  language: string;
  onError: (error: { code?: string | number }) => void;
}

declare global {
  interface Window {
    initGeetest4?: (config: Config, callback: (captcha: Captcha) => void) => void;
  }
}

const LANGUAGES: Record<Locale, string> = { zh_cn: 'zho', en: 'eng' };

/** The provider's codes for failed loading (spec §8); every other code is a generic failure. */
const LOAD_FAILED = '60204';
const NETWORK_CODES = [LOAD_FAILED, '60205'];
const UNKNOWN_FAILURE = 'api.captcha.failed';

let loading: Promise<boolean> | null = null;
let attempts = 0;

/** Whether the provider's script loaded in time (spec §9). A failed load is retried the next time. */
function loadScript(url: string): Promise<boolean> {
  if (window.initGeetest4) return Promise.resolve(true);
  loading ??= new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    const finish = (isLoaded: boolean): void => {
      clearTimeout(timer);
      loading = null;
      if (!isLoaded) script.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(() => finish(false), CAPTCHA_SCRIPT_TIMEOUT_SECONDS * 1000);
    script.onload = () => finish(window.initGeetest4 !== undefined);
    script.onerror = () => finish(false);
    // A browser would make a second request for the same URL wait for the first, which may hang.
    script.src = attempts === 0 ? url : `${url}?${attempts}`;
    attempts += 1;
    document.head.append(script);
  });
  return loading;
}

interface CaptchaOptions {
  /** URL of the provider's script. */
  script: string;
  captchaId: string;
  locale: Locale;
}

/** Shows the captcha. Resolves to its solution, to null when the user closes it, or to an error code. */
export async function showCaptcha({
  script,
  captchaId,
  locale,
}: CaptchaOptions): Promise<CaptchaProof | string | null> {
  if (!(await loadScript(script))) return LOAD_FAILED;
  let shown: Captcha | undefined;
  const outcome = await new Promise<CaptchaProof | string | null>((resolve) => {
    const fail = ({ code }: { code?: string | number }): void =>
      resolve(NETWORK_CODES.includes(String(code)) ? String(code) : UNKNOWN_FAILURE);
    const config: Config = { captchaId, product: 'bind', language: LANGUAGES[locale], onError: fail };
    window.initGeetest4!(config, (captcha) => {
      shown = captcha;
      captcha.onReady(() => captcha.showCaptcha());
      captcha.onSuccess(() => {
        const { lot_number, captcha_output, pass_token, gen_time } = captcha.getValidate();
        resolve({ lot_number, captcha_output, pass_token, gen_time });
      });
      captcha.onError(fail);
      captcha.onClose(() => resolve(null));
    });
  });
  shown?.destroy?.();
  return outcome;
}
