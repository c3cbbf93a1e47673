import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** One rule of a field, said before it is broken and ticked off while one types (look, Login). */
export interface FieldRule {
  text: string;
  isMet: boolean;
}

/** What is in a field, and what to say below it: gently as one types, firmly once one has left it (look, Login). */
export interface FieldState {
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What every labelled field takes. */
export interface FieldTexts {
  label: string;
  /** The label is read aloud only: where the place itself says what to type. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** What is wrong; takes the hint's place, and the field turns red. */
  error?: string | undefined;
  rules?: readonly FieldRule[];
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Before the control, inside its box: an icon, a dial code. */
  start?: ReactNode;
  /** After the control, inside its box: a button, a unit. */
  end?: ReactNode;
  /** `bare` draws no box around the control. */
  shape?: 'box' | 'bare';
  children: ReactNode;
}

/** The `aria-describedby` of a field's control. */
export const getNote = (id: string) => `${id}-note`;

/** Label above, control in its box, and below it one line that is kept free for a hint or an error, so that nothing jumps. */
export function Field({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  rules,
  start,
  end,
  shape = 'box',
  children,
}: FieldProps) {
  const isBroken = error !== undefined && rules?.some(({ isMet }) => !isMet) === true;
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} data-hidden={isLabelHidden || undefined} htmlFor={id}>
        {label}
      </label>
      <div className={shape === 'box' ? styles.box : undefined}>
        {start}
        {children}
        {end}
      </div>
      <div className={styles.note} id={getNote(id)} aria-live="polite">
        {error && (
          <p className={styles.error} data-hidden={isBroken || undefined}>
            <Icon name="warning" size="s" />
            {error}
          </p>
        )}
        {!error && hint && <p>{hint}</p>}
        {/* What breaks a rule says which by its colour; what keeps all of them is wrong for a reason of its own. */}
        {rules && (!error || isBroken) && <Rules rules={rules} isBroken={isBroken} />}
      </div>
    </div>
  );
}

function Rules({ rules, isBroken }: { rules: readonly FieldRule[]; isBroken: boolean }) {
  const intl = useIntl();
  return (
    <ul className={styles.rules} data-broken={isBroken || undefined}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          <Icon
            name={isBroken && !isMet ? 'warning' : 'check'}
            size="s"
            {...(isMet && { label: intl.formatMessage({ id: 'kit.rule.met' }) })}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
