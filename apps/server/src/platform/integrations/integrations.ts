import type { Config } from '../../base/config.ts';
import { type CheckCaptcha, createGeetest } from './captcha.ts';
import { createGoogle, type ReadIdToken } from './google.ts';
import { createSmtp, type SendMail } from './mail.ts';
import { Outbox } from './dev-outbox.ts';
import { createSmsGateway, type SendSms } from './sms.ts';

/** The services of others, each behind one function (design §5). */
export type Outside = {
  mail: SendMail;
  sms: SendSms;
  captcha: CheckCaptcha;
  google: ReadIdToken;
  /** Where mail and SMS go that nobody delivers; null in production, and when both are delivered. */
  outbox: Outbox | null;
};

type Foundations = {
  config: Pick<Config, 'outside' | 'isProduction'>;
  clock: () => Date;
  say?: (line: string) => void;
};

export function createOutside({ config: { outside, isProduction }, clock, say = () => {} }: Foundations): Outside {
  const { smtpUrl, mailFrom, smsUrl, smsToken, smsSender } = outside;
  const outbox = isProduction || (smtpUrl && smsUrl) ? null : new Outbox(say);
  const keep = (variable: string) => async (letter: { to: string; text: string }) => {
    if (!outbox) throw new Error(`${variable} is not set.`);
    outbox.put({ at: clock(), to: letter.to, text: letter.text });
  };
  return {
    mail: smtpUrl ? createSmtp(smtpUrl, mailFrom) : keep('SMTP_URL'),
    sms: smsUrl ? createSmsGateway({ url: smsUrl, token: smsToken, sender: smsSender }) : keep('SMS_URL'),
    captcha: createGeetest(outside.captchaUrl),
    google: createGoogle({ issuers: outside.googleIssuers, jwksUrl: outside.googleJwksUrl, clock }),
    outbox,
  };
}
