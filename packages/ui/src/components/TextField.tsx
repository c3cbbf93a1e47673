import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Field, getFieldNoteId, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'className' | 'size'> {
  /** For account IDs, invite codes and addresses, which are typed exactly: the browser neither capitalizes nor corrects them. */
  isExact?: boolean;
  /** Before the text, inside the box. */
  start?: ReactNode;
  /** After the text, inside the box. */
  end?: ReactNode;
}

const EXACT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/**
 * A native text input with label, hint, rules and error. Other props go to the input.
 *
 * For one line of text. Not for passwords, codes or searches, which have their own fields.
 */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  rules,
  isExact,
  start,
  end,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, isLabelHidden, hint, error, rules, start, end }}>
      <input
        type="text"
        {...(isExact && EXACT)}
        {...input}
        id={fieldId}
        aria-describedby={getFieldNoteId(fieldId)}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}
