import { createTransport } from 'nodemailer';

/** `sender` is the name shown; `host` is where the letter was asked for. */
export type Mail = { sender: string; host: string; to: string; subject: string; text: string };

/** Sends an e-mail. @throws Error when nobody took it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds that a mail server gets for each step. */
const SMTP_TIMEOUT_MS = 10_000;

/** Through SMTP; an encrypted line is used wherever the server offers one. */
export function createSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ sender, host, to, subject, text }) => {
    // As an object, so that nothing in it is read as a list of addresses.
    const address = from || `no-reply@${host}`;
    await transport.sendMail({ from: { name: sender, address }, to: { name: '', address: to }, subject, text });
  };
}
