import { useId, type ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field, getFieldNoteId, type FieldTexts } from './Field.tsx';
import styles from './Select.module.css';

interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'className' | 'size'> {
  options: readonly { value: string; label: string }[];
}

/**
 * A native select.
 *
 * For one of five or more values. Not for two to four (Tabs) or for actions (Menu).
 */
export function Select({ label, isLabelHidden, hint, error, options, id, ...select }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      {...{ label, isLabelHidden, hint, error }}
      end={<Icon name="chevron-down" className={styles.arrow} />}
    >
      <select
        {...select}
        id={fieldId}
        aria-describedby={getFieldNoteId(fieldId)}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
