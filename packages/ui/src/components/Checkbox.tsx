import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** The label; may contain links. */
  children: ReactNode;
  /** The error below. */
  error?: string | undefined;
}

/**
 * A native checkbox with its label; the whole line is clickable.
 *
 * For consent and for options that take effect on submit. Not for settings that take effect at once (Switch).
 */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.line}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={styles.error} id={id}>
          <Icon name="warning" size="s" />
          {error}
        </p>
      )}
    </>
  );
}
