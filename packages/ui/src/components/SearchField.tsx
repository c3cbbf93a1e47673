import { useRef, type ComponentPropsWithRef, type FormEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { preventEnterWhileComposing, isComposing } from './is-composing.ts';
import { Spinner } from './Spinner.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'onSubmit' | 'type' | 'className' | 'size'
> {
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter, but not while an input method composes. */
  onSubmit?: (value: string) => void;
  /** The accessible name, and the default placeholder. */
  label: string;
  /** Makes the search icon a button; false disables it. */
  canSubmit?: boolean;
  /** Results are loading. */
  isBusy?: boolean;
}

/**
 * A search field with a clear button; Escape clears its text first.
 *
 * For searching and filtering. Not for input that is submitted (TextField).
 */
export function SearchField({ value, onChange, onSubmit, canSubmit, label, isBusy, ref, ...input }: SearchFieldProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);

  const clear = () => {
    onChange('');
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    preventEnterWhileComposing(event);
    if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
    event.preventDefault();
    clear();
  };
  const likeness = isBusy ? <Spinner size="inherit" /> : <Icon name="search" size="inherit" />;

  return (
    <form ref={form} className={styles.well} role="search" aria-label={label} onSubmit={submit} onKeyDown={onKeyDown}>
      {canSubmit === undefined ? (
        likeness
      ) : (
        <button
          type="submit"
          className={styles.submit}
          aria-label={intl.formatMessage({ id: 'kit.search.submit' })}
          disabled={!canSubmit}
        >
          {likeness}
        </button>
      )}
      <input
        ref={ref}
        // WebKit's `type="search"` swallows Escape, which then closes no dialog.
        type="text"
        role="searchbox"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        {...input}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={intl.formatMessage({ id: 'kit.search.clear' })}
          onClick={clear}
        >
          <Icon name="close" size="s" />
        </button>
      )}
    </form>
  );
}
