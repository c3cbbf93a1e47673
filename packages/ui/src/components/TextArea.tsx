import { countCodePoints } from '@quintet/domain/code-points';
import { useId, useRef, type ComponentPropsWithoutRef, type RefObject } from 'react';
import { Field, getFieldNoteId, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';
import { useAutosizeTextArea } from './use-autosize-text-area.ts';

interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, 'children' | 'className' | 'value' | 'maxLength'> {
  ref?: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** The maximum length: shown as a counter and an error when exceeded. Input is never cut off. */
  limit?: number;
}

/**
 * A text area that grows with its content.
 *
 * For texts of several lines. Not for one line (TextField).
 */
export function TextArea({ label, isLabelHidden, hint, error, limit, id, value, ref, ...area }: TextAreaProps) {
  const ownId = useId();
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? ownField;
  useAutosizeTextArea(field);
  const fieldId = id ?? ownId;
  const count = countCodePoints(value);
  return (
    <div className={styles.area}>
      <Field id={fieldId} {...{ label, isLabelHidden, hint, error }}>
        <textarea
          dir="auto"
          rows={3}
          {...area}
          ref={field}
          value={value}
          id={fieldId}
          aria-describedby={getFieldNoteId(fieldId)}
          aria-invalid={error ? true : undefined}
        />
      </Field>
      {limit !== undefined && (
        <span className={styles.count} aria-hidden data-over={count > limit || undefined}>
          {count}/{limit}
        </span>
      )}
    </div>
  );
}
