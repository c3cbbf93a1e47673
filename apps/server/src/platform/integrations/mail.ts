import { createTransport } from 'nodemailer';

/** `sender` is the displayed name; `host` is the host of the request. */
export type MailMessage = { sender: string; host: string; to: string; subject: string; text: string };

/** Sends an e-mail. @throws Error when the mail server does not accept it */
export type SendMail = (mail: MailMessage) => Promise<void>;

/** Milliseconds for each step. */
const SMTP_TIMEOUT_MS = 10_000;

/** Sends through SMTP, encrypted if the server supports it. */
export function createSmtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ sender, host, to, subject, text }) => {
    // Pass objects, so that no text is parsed as a list of addresses.
    const address = from || `no-reply@${host}`;
    await transport.sendMail({ from: { name: sender, address }, to: { name: '', address: to }, subject, text });
  };
}
