import type { Config } from '../../base/config.ts';
import { type CheckCaptcha, createGeetest } from './captcha.ts';
import { createGoogle, type ReadIdToken } from './google.ts';
import { createSmtp, type SendMail } from './mail.ts';
import { DevOutbox } from './dev-outbox.ts';
import { createSmsGateway, type SendSms } from './sms.ts';

/** External services, each behind one function (design §5). */
export type Integrations = {
  mail: SendMail;
  sms: SendSms;
  captcha: CheckCaptcha;
  google: ReadIdToken;
  /** Receives mail and SMS without a configured service; null in production, and when both services are configured. */
  outbox: DevOutbox | null;
};

type IntegrationsDeps = {
  config: Pick<Config, 'integrations' | 'isProduction'>;
  clock: () => Date;
  say?: (line: string) => void;
};

export function createIntegrations({
  config: { integrations, isProduction },
  clock,
  say = () => {},
}: IntegrationsDeps): Integrations {
  const { smtpUrl, mailFrom, smsUrl, smsToken, smsSender } = integrations;
  const outbox = isProduction || (smtpUrl && smsUrl) ? null : new DevOutbox(say);
  const keep = (variable: string) => async (letter: { to: string; text: string }) => {
    if (!outbox) throw new Error(`${variable} is not set.`);
    outbox.put({ at: clock(), to: letter.to, text: letter.text });
  };
  return {
    mail: smtpUrl ? createSmtp(smtpUrl, mailFrom) : keep('SMTP_URL'),
    sms: smsUrl ? createSmsGateway({ url: smsUrl, token: smsToken, sender: smsSender }) : keep('SMS_URL'),
    captcha: createGeetest(integrations.captchaUrl),
    google: createGoogle({ issuers: integrations.googleIssuers, jwksUrl: integrations.googleJwksUrl, clock }),
    outbox,
  };
}
