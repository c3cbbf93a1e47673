import { extractVerificationCode } from '@quintet/domain/auth/code';
import { VERIFICATION_CODE_LENGTH } from '@quintet/domain/limits';
import { useId, useState, type ChangeEvent, type ClipboardEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Field, getFieldNoteId, type FieldTexts } from './Field.tsx';
import styles from './CodeField.module.css';

interface CodeFieldProps extends FieldTexts {
  value: string;
  /** Digits only, at most `length` of them. */
  onChange: (value: string) => void;
  /** Called when the code is complete, and again when it changes. */
  onComplete?: (value: string) => void;
  /** 6, the length of verification codes and security passwords (spec §5, design §6). */
  length?: number;
  /** Shows dots, for a security password. */
  isSecret?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A code of digits: one input over a row of cells, so that pasting, one-time-code autofill, correcting and screen readers work as
 * in any other field. Accepts full-width digits and drops other characters. A pasted message gives its code, if it has exactly
 * one.
 *
 * For verification codes and passcodes. Not for passwords (PasswordField) or amounts (TextField).
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = VERIFICATION_CODE_LENGTH,
  isSecret,
  isDisabled,
  autoFocus,
  name,
  ref,
  ...texts
}: CodeFieldProps) {
  const id = useId();
  const intl = useIntl();
  const [isAmbiguous, setIsAmbiguous] = useState(false);

  const applyDigits = (digits: string) => {
    setIsAmbiguous(false);
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };

  const readDigits = (text: string) => {
    const code = extractVerificationCode(text, length);
    if (code === null) setIsAmbiguous(true);
    else applyDigits(code);
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value.normalize('NFKC').replace(/\D/g, '');
    // Typing after a complete, wrong code starts a new one.
    const isAnew = texts.error && value.length === length && typed.startsWith(value);
    // Keyboard suggestions and drops fire no paste event.
    const isBulk = event.target.value.length - value.length > 1;
    if (isBulk && !isAnew && typed.length > length) return readDigits(event.target.value);
    const digits = (isAnew ? typed.slice(length) : typed).slice(0, length);
    if (digits === value || (isAnew && digits === '')) return;
    applyDigits(digits);
  };

  // A partial code is inserted at the caret; text that does not fit is not cut silently.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const code = extractVerificationCode(text, length);
    const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
    const left = typed.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    const part = text.normalize('NFKC').replace(/[\s\-.·]/g, '');
    if (code === null && /^\d+$/.test(part) && left + part.length <= length) return;
    event.preventDefault();
    readDigits(text);
  };

  const error = isAmbiguous ? intl.formatMessage({ id: 'kit.code.unclear' }, { length }) : texts.error;
  return (
    <Field id={id} shape="bare" {...texts} error={error}>
      <div className={styles.code}>
        <input
          ref={ref}
          id={id}
          name={name}
          className={styles.input}
          value={value}
          onChange={change}
          onPaste={paste}
          onSelect={keepCaretAtEnd}
          disabled={isDisabled}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          type={isSecret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={isSecret ? 'off' : 'one-time-code'}
          aria-describedby={getFieldNoteId(id)}
          aria-invalid={error ? true : undefined}
        />
        {Array.from({ length }, (_, index) => {
          const digit = value[index];
          return (
            <span
              key={index}
              className={styles.cell}
              aria-hidden
              data-filled={digit === undefined ? undefined : ''}
              data-current={index === Math.min(value.length, length - 1) || undefined}
            >
              {digit !== undefined && isSecret ? '•' : digit}
            </span>
          );
        })}
      </div>
    </Field>
  );
}

/** The cells show no caret, so it stays at the end. */
function keepCaretAtEnd({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}
