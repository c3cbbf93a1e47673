export type SmsMessage = { to: string; text: string };

/** Sends an SMS to a number that begins with +. @throws Error when the gateway does not accept it */
export type SendSms = (sms: SmsMessage) => Promise<void>;

type Gateway = { url: string; token: string | null; sender: string };

const SMS_TIMEOUT_MS = 10_000;

/** Sends through an HTTP gateway: POST `{ to, text, sender }` as JSON, with a bearer token if configured. */
export function createHttpSmsSender({ url, token, sender }: Gateway): SendSms {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text, ...(sender && { sender }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
}
