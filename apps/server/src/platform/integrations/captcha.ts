import { createHmac } from 'node:crypto';

/** The browser's proof of one solved puzzle. */
export type CaptchaProof = { lot_number: string; captcha_output: string; pass_token: string; gen_time: string };
export type CaptchaCredentials = { id: string; key: string };

/** Whether the puzzle was solved. @throws Error when the service does not answer or fails */
export type VerifyCaptcha = (identity: CaptchaCredentials, proof: CaptchaProof) => Promise<boolean>;

const CAPTCHA_TIMEOUT_MS = 5_000;

/** Validates proofs with Geetest v4: one request with the lot number signed by the key (spec §1). */
export function createGeetestVerifier(url: string): VerifyCaptcha {
  return async ({ id, key }, { lot_number, captcha_output, pass_token, gen_time }) => {
    const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
    const address = new URL('/validate', url);
    address.searchParams.set('captcha_id', id);
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ lot_number, captcha_output, pass_token, gen_time, sign_token }),
      redirect: 'error',
      signal: AbortSignal.timeout(CAPTCHA_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The captcha service answered ${response.status}.`);
    const answer = (await response.json()) as { status?: string; result?: string; code?: string; msg?: string };
    if (answer.status !== 'success') throw new Error(`The captcha service said ${answer.code}: ${answer.msg}`);
    return answer.result === 'success';
  };
}
