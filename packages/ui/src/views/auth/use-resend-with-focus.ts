import { useRef } from 'react';

/** The code field's ref, and a resend that moves the focus there, because the resend button is disabled by it. */
export function useResendWithFocus(onSend: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const resend = (): void => {
    onSend();
    field.current?.focus();
  };
  return { field, resend };
}
