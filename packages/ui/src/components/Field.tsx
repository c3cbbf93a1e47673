import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import styles from './Field.module.css';

/** A rule of a field, shown in advance and ticked off while typing (look, Login). */
export interface FieldRuleStatus {
  text: string;
  isMet: boolean;
}

/** The state of a field: value, a gentle hint while typing, an error after blur (look, Login). */
export interface FieldState {
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The texts of every labelled field. */
export interface FieldTexts {
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  hint?: string | undefined;
  /** The error; replaces the hint and colours the field red. */
  error?: string | undefined;
  rules?: readonly FieldRuleStatus[];
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Inside the box before the control: an icon, a dial code. */
  start?: ReactNode;
  /** Inside the box after the control: a button, a unit. */
  end?: ReactNode;
  /** `bare` draws no box. */
  shape?: 'box' | 'bare';
  children: ReactNode;
}

/** The `aria-describedby` of a field's control. */
export const getFieldNoteId = (id: string) => `${id}-note`;

/**
 * Label, control and one line below that is reserved for a hint or error, so that nothing moves.
 *
 * For new kinds of inputs. Not for text, passwords or choices, which have their own components.
 */
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
      <div className={styles.note} id={getFieldNoteId(id)} aria-live="polite">
        {error && (
          <p className={styles.error} data-hidden={isBroken || undefined}>
            <Icon name="warning" size="s" />
            {error}
          </p>
        )}
        {!error && hint && <p>{hint}</p>}
        {/* Broken rules are marked; an error that breaks no rule is shown as text. */}
        {rules && (!error || isBroken) && <Rules rules={rules} isBroken={isBroken} />}
      </div>
    </div>
  );
}

function Rules({ rules, isBroken }: { rules: readonly FieldRuleStatus[]; isBroken: boolean }) {
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
