import { TAGS_PER_POST_MAX } from '@quintet/domain/limits';
import { addPostTags, type PostValidationError } from '@quintet/domain/social/post-validation';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isComposing } from '../../../components/is-composing.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './TagField.module.css';

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** The tag field: a space, comma or Enter turns text into a removable chip. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [tagError, setTagError] = useState<PostValidationError | null>(null);
  const isFull = tags.length >= TAGS_PER_POST_MAX;
  const input = useRef<HTMLInputElement>(null);
  const errorShown = (said: PostValidationError | null): string =>
    said ? intl.formatMessage({ id: said.id }, said.values) : '';

  // Invalid text in the field blocks the form.
  const blockingError = errorShown(typed === '' ? null : addPostTags(tags, typed).problem);
  useEffect(() => input.current?.setCustomValidity(blockingError), [blockingError]);

  const addTag = (text: string): void => {
    const next = addPostTags(tags, text);
    setTagError(next.problem);
    // The error disappears once the text is corrected.
    if (next.problem && next.tags === tags) return setTyped(text.replace(/[\s,，、]+$/, ''));
    setTyped('');
    onChange(next.tags);
  };
  /** Spaces of an input method's composition do not end a tag. */
  const write = (text: string, isComposing: boolean): void => {
    setTagError(null);
    if (isComposing) setTyped(text);
    else if (/[\s,，、#＃]/.test(text.slice(1)) || /[\s,，、]/.test(text)) addTag(text);
    else setTyped(text);
  };
  return (
    <div className={styles.field}>
      <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'social.post.tags' })}>
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.tag}
              aria-label={intl.formatMessage({ id: 'social.publish.remove-tag' }, { tag })}
              onClick={() => onChange(tags.filter((other) => other !== tag))}
            >
              #{tag}
              <Icon name="close" size="inherit" />
            </button>
          </li>
        ))}
        {!isFull && (
          <li className={styles.last}>
            <input
              ref={input}
              id={id}
              className={styles.input}
              value={typed}
              aria-label={intl.formatMessage({ id: 'social.publish.tag' })}
              aria-invalid={tagError ? true : undefined}
              aria-describedby={`${id}-note`}
              placeholder={intl.formatMessage({ id: 'social.publish.tag-placeholder' })}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => write(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
              onCompositionEnd={(event) => write(event.currentTarget.value, false)}
              onBlur={() => typed && addTag(typed)}
              onInvalid={(event) => {
                // Shown below the field instead of the browser's tooltip.
                event.preventDefault();
                addTag(typed);
                event.currentTarget.focus();
              }}
              onKeyDown={(event) => {
                if (isComposing(event)) return;
                if (event.key === 'Enter') {
                  event.preventDefault();
                  addTag(typed);
                }
                if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
              }}
            />
          </li>
        )}
      </ul>
      <p className={styles.note} id={`${id}-note`} aria-live="polite">
        {errorShown(tagError)}
      </p>
    </div>
  );
}
