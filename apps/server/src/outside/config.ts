import { StartError } from '../start-error.ts';

type Environment = Record<string, string | undefined>;

/** Addresses and keys of the services of others (design §5). Null: not configured. */
export type OutsideConfig = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string | null;
  /** The sender of our e-mail; empty: no-reply at the host that one registers at. */
  mailFrom: string;
  /** Where the SMS gateway takes `{ to, text, sender }`. */
  smsUrl: string | null;
  /** Bearer token of the SMS gateway. */
  smsToken: string | null;
  smsSender: string;
  /** Where Geetest v4 validates. */
  captchaUrl: string;
  /** Its script for the browser. */
  captchaScriptUrl: string;
  /** Where that script and what it loads may come from. */
  captchaOrigins: string[];
  /** Brand slug → key of the brand's captcha identifier. */
  captchaKeys: Record<string, string>;
  googleIssuers: string[];
  googleJwksUrl: string;
  /** Where a browser goes to sign in. */
  googleAuthorizationUrl: string;
  /** In production nothing shows a code but the service that delivers it. */
  isProduction: boolean;
};

/** Geetest's script turns to these where its first addresses are out of reach. */
const CAPTCHA_FALLBACKS = 'https://static.geevisit.com,https://gcaptcha4.geevisit.com';

/** @throws StartError naming the variable that is wrong. */
export function readOutsideConfig(env: Environment): OutsideConfig {
  const captchaUrl = address(env, 'CAPTCHA_URL', ['http:', 'https:']) ?? 'https://gcaptcha4.geetest.com';
  const captchaScriptUrl =
    address(env, 'CAPTCHA_SCRIPT_URL', ['http:', 'https:']) ?? 'https://static.geetest.com/v4/gt4.js';
  return {
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || '',
    smsUrl: address(env, 'SMS_URL', ['http:', 'https:']),
    smsToken: env.SMS_TOKEN || null,
    smsSender: env.SMS_SENDER || '',
    captchaUrl,
    captchaScriptUrl,
    captchaOrigins: origins([captchaScriptUrl, captchaUrl, ...(env.CAPTCHA_ORIGINS ?? CAPTCHA_FALLBACKS).split(',')]),
    captchaKeys: keys(env, 'CAPTCHA_KEYS'),
    googleIssuers: (env.GOOGLE_ISSUER || 'https://accounts.google.com,accounts.google.com').split(','),
    googleJwksUrl: address(env, 'GOOGLE_JWKS_URL', ['http:', 'https:']) ?? 'https://www.googleapis.com/oauth2/v3/certs',
    googleAuthorizationUrl:
      address(env, 'GOOGLE_AUTHORIZATION_URL', ['http:', 'https:']) ?? 'https://accounts.google.com/o/oauth2/v2/auth',
    isProduction: env.NODE_ENV === 'production',
  };
}

/** What it says is never repeated: an address may hold a password. */
function address(env: Environment, name: string, protocols: string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new StartError(`${name} is no address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`);
}

function origins(addresses: string[]): string[] {
  const wanted = addresses.map((one) => one.trim()).filter(Boolean);
  const wrong = wanted.find((one) => !URL.canParse(one) || !/^https?:/.test(one));
  if (wrong)
    throw new StartError('CAPTCHA_ORIGINS wants addresses that begin with http:// or https://, separated by commas.');
  return [...new Set(wanted.map((one) => new URL(one).origin))];
}

/** `gu=key,mee=key` */
function keys(env: Environment, name: string): Record<string, string> {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [slug, key, ...rest] = entry.split('=');
      if (!slug || !key || rest.length > 0) throw new StartError(`${name} wants brand=key pairs, like gu=…,mee=….`);
      return [slug, key];
    }),
  );
}
