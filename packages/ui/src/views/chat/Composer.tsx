import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { useFieldSizing } from '../../components/use-field-sizing.ts';
import styles from './Composer.module.css';
import { EmojiPanel } from './emoji/EmojiPanel.tsx';
import { useInsertAtCaret } from './use-insert-at-caret.ts';

interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Whether there is something that may go. */
  canSend: boolean;
  /** Why it may not go, or how little room is left. */
  hint?: string | undefined;
  hasError?: boolean;
  /** Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. */
  sendsOnEnter: boolean;
  /** Nobody may write here, for this reason. */
  disabledReason?: string | undefined;
  /** Files and voice may go, but no words, for this reason. */
  textDisabledReason?: string | undefined;
  /** Before the field: what else may be sent. */
  start?: ReactNode;
  /** All emojis, for the panel at the field; may be on its way. */
  emojis?: (onPick: (emoji: string, isByKeyboard: boolean) => void) => ReactNode;
  onPaste?: (event: ClipboardEvent) => void;
  /** In place of the send button while nothing is written. */
  end?: ReactNode;
  /** In place of the field, while one speaks. */
  replacement?: ReactNode;
  /** What is answered, over the field. */
  above?: ReactNode;
  /** The field takes the focus when this changes to something. */
  focusOn?: string | undefined;
  onEscape?: (() => void) | undefined;
  /** The room is opened with a keyboard at hand. */
  isFocusedFirst?: boolean;
}

/** Where one writes: grows to six lines, keeps the keyboard up while sending. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, canSend, hint, hasError, sendsOnEnter, disabledReason, isFocusedFirst } = props;
  const { start, end, replacement, emojis, onPaste, above, focusOn, onEscape, textDisabledReason } = props;
  const intl = useIntl();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const insert = useInsertAtCaret(field);

  useLayoutEffect(() => {
    if (isFocusedFirst) field.current?.focus({ preventScroll: true });
  }, [isFocusedFirst]);

  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus({ preventScroll: true });
  }, [focusOn]);

  // Where a keyboard is at hand, what is typed while nothing has the focus is meant for here.
  useEffect(() => {
    if (!isFocusedFirst) return undefined;
    const applyText = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): void => {
      const isTyped = key === 'Process' || (key.length === 1 && key !== ' ');
      if (isTyped && target === document.body && !ctrlKey && !metaKey && !altKey)
        field.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', applyText);
    return () => removeEventListener('keydown', applyText);
  }, [isFocusedFirst]);

  useFieldSizing(field);

  if (disabledReason !== undefined) {
    return (
      <div className={styles.composer} data-closed>
        <p role="status">{disabledReason}</p>
      </div>
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && onEscape && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEscape();
    }
    // Enter that ends an input method's composing is not ours; 229 is what Safari says of it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (!sendsOnEnter || event.shiftKey) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  const isTextDisabled = textDisabledReason !== undefined;
  const emojiButton = emojis && (
    <div className={styles.emojis}>
      <IconButton
        icon={isPicking ? 'chevron-down' : 'emoji'}
        label={intl.formatMessage({ id: 'chat.emoji.open' })}
        aria-expanded={isPicking}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setIsPicking(!isPicking)}
      />
    </div>
  );

  return (
    <div ref={composer} className={styles.composer}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) onSend();
        }}
      >
        {above && !isTextDisabled && <div className={styles.above}>{above}</div>}
        <p className={styles.hint} id={hintId} role="status" data-refused={hasError || undefined}>
          {hint}
        </p>
        <div className={styles.line}>
          {replacement || (
            <>
              {start}
              <div className={styles.well}>
                {isTextDisabled ? (
                  <p className={styles.wordless} role="status">
                    {textDisabledReason}
                  </p>
                ) : (
                  <textarea
                    ref={field}
                    className={styles.field}
                    rows={1}
                    value={value}
                    onChange={(event) => onChange(event.target.value)}
                    onKeyDown={onKeyDown}
                    onPaste={onPaste}
                    aria-label={intl.formatMessage({ id: 'chat.composer.label' })}
                    aria-describedby={hintId}
                    aria-invalid={hasError || undefined}
                    placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
                    enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
                    // The emojis stand where a phone's keyboard would.
                    inputMode={isPicking ? 'none' : undefined}
                    autoComplete="off"
                  />
                )}
                {!isTextDisabled && emojiButton}
              </div>
            </>
          )}
          {replacement || isTextDisabled || (end && value === '') ? (
            end
          ) : (
            <IconButton
              type="submit"
              icon="send"
              variant={canSend ? 'solid' : 'quiet'}
              label={intl.formatMessage({ id: 'chat.composer.send' })}
              disabled={!canSend}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
            />
          )}
        </div>
      </form>
      {isPicking && emojis && !replacement && !isTextDisabled && (
        <EmojiPanel
          within={composer}
          onClose={(isByKeyboard) => {
            setIsPicking(false);
            if (isByKeyboard) field.current?.focus({ preventScroll: true });
          }}
        >
          {emojis(insert)}
        </EmojiPanel>
      )}
    </div>
  );
}
