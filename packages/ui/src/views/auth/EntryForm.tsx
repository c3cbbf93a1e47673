import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useWrongFocus } from '../../components/use-wrong-focus.ts';
import styles from './EntryForm.module.css';

interface EntryFormProps {
  children: ReactNode;
  /** Why it was refused, in the words of the catalogue. */
  failure?: ReactNode;
  submitLabel: string;
  /** False keeps the button closed. A form that is open to try says what is missing and takes one there. */
  canSubmit?: boolean;
  isBusy: boolean;
  /** Inside a sheet, which has its own margins. */
  isInset?: boolean | undefined;
  /** Below the button: the ways elsewhere. */
  foot?: ReactNode;
  onSubmit: () => void;
}

/** Enter belongs to the input method while it composes. */
function leaveEnterToInputMethod(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/** The frame of the forms by which one enters: a real form, so that password managers see it sent. */
export function EntryForm({ canSubmit = true, isBusy, isInset, ...props }: EntryFormProps) {
  const { form, noteTry } = useWrongFocus(isBusy);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSubmit || isBusy) return;
    props.onSubmit();
    noteTry();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-inset={isInset || undefined}
      noValidate
      onSubmit={submit}
      onKeyDown={leaveEnterToInputMethod}
    >
      {props.children}
      <FormAlert>{props.failure}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        {props.submitLabel}
      </Button>
      {props.foot && <div className={styles.foot}>{props.foot}</div>}
    </form>
  );
}
