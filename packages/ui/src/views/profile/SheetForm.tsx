import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useWrongFocus } from '../../components/use-wrong-focus.ts';
import styles from './SheetForm.module.css';

interface SheetFormProps {
  /** What it is about, above the fields. */
  text?: ReactNode;
  children: ReactNode;
  /** Why it was refused, in the words of the catalogue. */
  failure?: string | undefined;
  submitLabel: string;
  tone?: 'normal' | 'danger';
  canSubmit: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Enter belongs to the input method while it composes. */
function leaveEnterToInputMethod(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/** A form in a sheet: what it is about, its fields, what went wrong, and one button. */
export function SheetForm(props: SheetFormProps) {
  const { canSubmit, isBusy, onSubmit } = props;
  const { form, noteTry } = useWrongFocus(isBusy);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSubmit || isBusy) return;
    onSubmit();
    noteTry();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onKeyDown={leaveEnterToInputMethod}>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.children}
      <FormAlert>{props.failure}</FormAlert>
      <Button
        type="submit"
        isBlock
        variant={props.tone === 'danger' ? 'danger' : 'primary'}
        disabled={!canSubmit && !isBusy}
        isBusy={isBusy}
      >
        {props.submitLabel}
      </Button>
    </form>
  );
}
