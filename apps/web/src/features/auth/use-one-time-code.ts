import { useEffect, useRef } from 'react';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Takes the code out of the message that a phone receives, where the browser offers it (WebOTP); others offer it above the keyboard, by the
 * field's autocomplete. The message names this host, so only this page is offered it.
 */
export function useOneTimeCode(isExpected: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return undefined;
    const giveUp = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: giveUp.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as { code?: string };
        if (code) take.current(code);
      },
      // Refused, or nothing came: one types it.
      () => undefined,
    );
    return () => giveUp.abort();
  }, [isExpected]);
}
