import { BRANDS } from '@quintet/brand/list';
import type { EnvironmentReader } from './environment.ts';

/** Addresses and keys of external services (design §5). Null: not configured. */
export type IntegrationsConfig = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string | null;
  /** The sender of our e-mail; empty: no-reply at the host of the request. */
  mailFrom: string;
  /** URL to which the SMS gateway's `{ to, text, sender }` is posted. */
  smsUrl: string | null;
  /** Bearer token of the SMS gateway. */
  smsToken: string | null;
  smsSender: string;
  /** Base URL of Geetest v4's server validation. */
  captchaUrl: string;
  /** URL of Geetest's script for the browser. */
  captchaScriptUrl: string;
  /** Origins of that script and of all its resources, for the page policy. */
  captchaOrigins: string[];
  /** Brand slug → key of the brand's captcha identifier. */
  captchaKeys: Record<string, string>;
  googleIssuers: string[];
  googleJwksUrl: string;
  /** The page at which a browser signs in. */
  googleAuthorizationUrl: string;
  /** The payment provider; null: none in production, the sandbox in development. */
  wellpay: { url: string; merchantId: string; keys: ReadonlyMap<string, string>; notifyUrl: string } | null;
};

/** Geetest's script uses these origins if its first ones are unreachable. */
const CAPTCHA_FALLBACKS = ['https://static.geevisit.com', 'https://gcaptcha4.geevisit.com'];
const HTTP = ['http:', 'https:'];

export function readIntegrationsConfig(env: EnvironmentReader): IntegrationsConfig {
  const captchaUrl = env.url('CAPTCHA_URL', HTTP) ?? 'https://gcaptcha4.geetest.com';
  const captchaScriptUrl = env.url('CAPTCHA_SCRIPT_URL', HTTP) ?? 'https://static.geetest.com/v4/gt4.js';
  return {
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.text('MAIL_FROM') ?? '',
    smsUrl: env.url('SMS_URL', HTTP),
    smsToken: env.text('SMS_TOKEN'),
    smsSender: env.text('SMS_SENDER') ?? '',
    captchaUrl,
    captchaScriptUrl,
    captchaOrigins: [...new Set([captchaScriptUrl, captchaUrl, ...readCaptchaOrigins(env)].map(originOf))],
    captchaKeys: readCaptchaKeys(env),
    googleIssuers: (env.text('GOOGLE_ISSUER') ?? 'https://accounts.google.com,accounts.google.com').split(','),
    googleJwksUrl: env.url('GOOGLE_JWKS_URL', HTTP) ?? 'https://www.googleapis.com/oauth2/v3/certs',
    googleAuthorizationUrl: env.url('GOOGLE_AUTHORIZATION_URL', HTTP) ?? 'https://accounts.google.com/o/oauth2/v2/auth',
    wellpay: readWellpay(env),
  };
}

function readCaptchaOrigins(env: EnvironmentReader): string[] {
  const origins = env.list('CAPTCHA_ORIGINS', CAPTCHA_FALLBACKS);
  const isValid = origins.every((origin) => URL.canParse(origin) && HTTP.includes(new URL(origin).protocol));
  if (!isValid)
    env.report(
      'CAPTCHA_ORIGINS expects addresses that begin with http:// or https://, separated by commas. Correct it.',
    );
  return isValid ? origins : [];
}

const originOf = (address: string): string => new URL(address).origin;

function readCaptchaKeys(env: EnvironmentReader): Record<string, string> {
  const keys = Object.fromEntries(env.pairs('CAPTCHA_KEYS', 'gu=…,mee=…'));
  const slugs: string[] = BRANDS.map(({ slug }) => slug);
  if (!Object.keys(keys).every((slug) => slugs.includes(slug)))
    env.report(`CAPTCHA_KEYS has a key for an unknown brand. Brands: ${slugs.join(', ')}.`);
  return keys;
}

/** Reads the payment provider: all of its variables, or none. Errors never show the keys. */
function readWellpay(env: EnvironmentReader): IntegrationsConfig['wellpay'] {
  const [url, notifyUrl] = [env.url('WELLPAY_URL', HTTP), env.url('WELLPAY_NOTIFY_URL', HTTP)];
  const merchantId = env.text('WELLPAY_MERCHANT_ID');
  const keys = env.pairs('WELLPAY_KEYS', '2026=…,2025=…');
  const given = [url, notifyUrl, merchantId, keys.size];
  if (given.every((value) => !value)) return null;
  if (!url || !notifyUrl || !merchantId || given.some((value) => !value)) {
    env.report(
      'WELLPAY_URL, WELLPAY_NOTIFY_URL, WELLPAY_MERCHANT_ID and WELLPAY_KEYS belong together. Set all of them.',
    );
    return null;
  }
  if (![...keys.values()].every((secret) => /^[A-Za-z0-9+/]{43,}={0,2}$/.test(secret)))
    env.report(
      'WELLPAY_KEYS has a secret that is not 32 bytes or more in base64. Make one with: openssl rand -base64 32',
    );
  return { url: url.replace(/\/$/, ''), merchantId, keys, notifyUrl };
}
