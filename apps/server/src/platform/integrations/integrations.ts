import type { ServerConfig } from '../../base/config.ts';
import type { PaymentProviderClient } from '../payments/provider.ts';
import { WELLPAY_SANDBOX_PATH, WellpaySandbox } from '../payments/sandbox.ts';
import { createWellpayClient, WELLPAY_NOTIFY_PATH, type WellpayConfig } from '../payments/wellpay.ts';
import { type VerifyCaptcha, createGeetestVerifier } from './captcha.ts';
import { createGoogleTokenVerifier, type VerifyGoogleToken } from './google.ts';
import { createSmtpMailer, type SendMail } from './mail.ts';
import { DevOutbox } from './dev-outbox.ts';
import { createHttpSmsSender, type SendSms } from './sms.ts';

/** External services, each behind one function (design §5). */
export type Integrations = {
  mail: SendMail;
  sms: SendSms;
  captcha: VerifyCaptcha;
  google: VerifyGoogleToken;
  /** Receives mail and SMS without a configured service; null in production, and when both services are configured. */
  outbox: DevOutbox | null;
  /** Where points are redeemed; null if none is configured. */
  wellpay: PaymentProviderClient | null;
  /** The provider behind `wellpay` in development without a configured one; null in production. */
  sandbox: WellpaySandbox | null;
};

type IntegrationsDeps = {
  config: Pick<ServerConfig, 'integrations' | 'isProduction' | 'databaseUrl' | 'port'>;
  clock: () => Date;
  print?: (line: string) => void;
};

export function createIntegrations({
  config: { integrations, isProduction, databaseUrl, port },
  clock,
  print = () => {},
}: IntegrationsDeps): Integrations {
  const { smtpUrl, mailFrom, smsUrl, smsToken, smsSender } = integrations;
  const outbox = isProduction || (smtpUrl && smsUrl) ? null : new DevOutbox(print);
  const captureInOutbox = (variable: string) => async (message: { to: string; text: string }) => {
    if (!outbox) throw new Error(`${variable} is not set.`);
    outbox.put({ at: clock(), to: message.to, text: message.text });
  };
  const hasSandbox = !isProduction && databaseUrl === null && integrations.wellpay === null;
  const sandbox = hasSandbox ? new WellpaySandbox({ config: sandboxConfig(port), clock }) : null;
  const wellpay = integrations.wellpay ?? sandbox?.config;
  return {
    mail: smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : captureInOutbox('SMTP_URL'),
    sms: smsUrl ? createHttpSmsSender({ url: smsUrl, token: smsToken, sender: smsSender }) : captureInOutbox('SMS_URL'),
    captcha: createGeetestVerifier(integrations.captchaUrl),
    google: createGoogleTokenVerifier({
      issuers: integrations.googleIssuers,
      jwksUrl: integrations.googleJwksUrl,
      clock,
    }),
    outbox,
    wellpay: wellpay ? createWellpayClient(wellpay, clock) : null,
    sandbox,
  };
}

/** The server reaches its own sandbox over HTTP, like a real provider. */
const sandboxConfig = (port: number): WellpayConfig => ({
  url: `http://localhost:${port}${WELLPAY_SANDBOX_PATH}`,
  merchantId: 'sandbox',
  keys: new Map([['sandbox', 'sandbox'.repeat(7)]]),
  notifyUrl: `http://localhost:${port}${WELLPAY_NOTIFY_PATH}`,
});
