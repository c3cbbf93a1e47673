import { useEffect, useRef } from 'react';

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Reads the code from an SMS where the browser supports WebOTP; others offer it above the keyboard by autocomplete. The SMS names this
 * host, so only this page receives it.
 */
export function useOnWebOtp(enabled: boolean, onCode: (code: string) => void): void {
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
      // Denied or no SMS: the user types the code.
      () => undefined,
    );
    return () => controller.abort();
  }, [enabled]);
}
