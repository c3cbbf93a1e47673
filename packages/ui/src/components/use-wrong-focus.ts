import { useEffect, useRef, useState } from 'react';

/** Once a try to send a form is answered, the focus goes to the first of its fields that is marked wrong. Call `noteTry` as it is sent. */
export function useWrongFocus(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, isBusy]);
  return { form, noteTry: () => setTries((count) => count + 1) };
}
