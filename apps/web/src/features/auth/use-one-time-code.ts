import { useEffect, useRef } from 'react';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Takes the code out of the message that a phone receives, where the browser offers it (WebOTP); others offer it above the keyboard, by the
 * field's autocomplete. The message names this host, so only this page is offered it.
 */
export function useOneTimeCode(enabled: boolean, onCode: (code: string) => void): void {
  const onCodeRef = useRef(onCode);
  useEffect(() => {
    onCodeRef.current = onCode;
  });
  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as { code?: string };
        if (code) onCodeRef.current(code);
      },
      // Refused, or nothing came: one types it.
      () => undefined,
    );
    return () => controller.abort();
  }, [enabled]);
}
