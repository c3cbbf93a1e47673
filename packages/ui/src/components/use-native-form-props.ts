import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { preventEnterWhileComposing } from './is-composing.ts';

interface FormUse {
  /** False disables submitting. */
  canSubmit?: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/**
 * Props of a native form, so that Enter submits and password managers notice it. After a failed submit the first invalid field gets the
 * focus.
 */
export function useNativeFormProps({ canSubmit = true, isBusy, onSubmit }: FormUse) {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && !isBusy) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, isBusy]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!canSubmit || isBusy) return;
    onSubmit();
    setTries((count) => count + 1);
  };
  return { ref, noValidate: true, onSubmit: submit, onKeyDown: preventEnterWhileComposing };
}
