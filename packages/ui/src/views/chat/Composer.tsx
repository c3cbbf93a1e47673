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
import styles from './Composer.module.css';
import { EmojiPanel } from './emoji/EmojiPanel.tsx';
import { useInsertion } from './use-insert-at-caret.ts';

interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Whether there is something that may go. */
  canSend: boolean;
  /** Why it may not go, or how little room is left. */
  hint?: string | undefined;
  isRefused?: boolean;
  /** Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. */
  doesEnterSend: boolean;
  /** Nobody may write here, for this reason. */
  closedBecause?: string | undefined;
  /** Files and voice may go, but no words, for this reason. */
  wordlessBecause?: string | undefined;
  /** Before the field: what else may be sent. */
  start?: ReactNode;
  /** All emojis, for the panel at the field; may be on its way. */
  emojis?: (onPick: (emoji: string, isByKeyboard: boolean) => void) => ReactNode;
  onPaste?: (event: ClipboardEvent) => void;
  /** In place of the send button while nothing is written. */
  end?: ReactNode;
  /** In place of the field, while one speaks. */
  instead?: ReactNode;
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
  const { value, onChange, onSend, canSend, hint, isRefused, doesEnterSend, closedBecause, isFocusedFirst } = props;
  const { start, end, instead, emojis, onPaste, above, focusOn, onEscape, wordlessBecause } = props;
  const intl = useIntl();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const insert = useInsertion(field);

  useLayoutEffect(() => {
    if (isFocusedFirst) field.current?.focus({ preventScroll: true });
  }, [isFocusedFirst]);

  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus({ preventScroll: true });
  }, [focusOn]);

  // Where a keyboard is at hand, what is typed while nothing has the focus is meant for here.
  useEffect(() => {
    if (!isFocusedFirst) return undefined;
    const take = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): void => {
      const isTyped = key === 'Process' || (key.length === 1 && key !== ' ');
      if (isTyped && target === document.body && !ctrlKey && !metaKey && !altKey)
        field.current?.focus({ preventScroll: true });
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [isFocusedFirst]);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  });

  if (closedBecause !== undefined) {
    return (
      <div className={styles.composer} data-closed>
        <p role="status">{closedBecause}</p>
      </div>
    );
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && onEscape && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEscape();
    }
    // Enter that ends an input method's composing is not ours; 229 is what Safari says of it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (!doesEnterSend || event.shiftKey) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  const isWordless = wordlessBecause !== undefined;
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
        {above && !isWordless && <div className={styles.above}>{above}</div>}
        <p className={styles.hint} id={hintId} role="status" data-refused={isRefused || undefined}>
          {hint}
        </p>
        <div className={styles.line}>
          {instead || (
            <>
              {start}
              <div className={styles.well}>
                {isWordless ? (
                  <p className={styles.wordless} role="status">
                    {wordlessBecause}
                  </p>
                ) : (
                  <textarea
                    ref={field}
                    className={styles.field}
                    rows={1}
                    value={value}
                    onChange={(event) => onChange(event.target.value)}
                    onKeyDown={press}
                    onPaste={onPaste}
                    aria-label={intl.formatMessage({ id: 'chat.composer.label' })}
                    aria-describedby={hintId}
                    aria-invalid={isRefused || undefined}
                    placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
                    enterKeyHint={doesEnterSend ? 'send' : 'enter'}
                    // The emojis stand where a phone's keyboard would.
                    inputMode={isPicking ? 'none' : undefined}
                    autoComplete="off"
                  />
                )}
                {!isWordless && emojiButton}
              </div>
            </>
          )}
          {instead || isWordless || (end && value === '') ? (
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
      {isPicking && emojis && !instead && !isWordless && (
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
