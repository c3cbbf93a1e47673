import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { isComposing } from '../../components/is-composing.ts';
import { useAutosizeTextArea } from '../../components/use-autosize-text-area.ts';
import { useMentionField, type MentionFieldSource } from '../../components/use-mention-field.tsx';
import { SEND_DOUBLE_TAP_MS } from './double-tap.ts';
import styles from './Composer.module.css';
import { useEmojiField, type RenderEmojiPicker } from '../emoji/use-emoji-field.tsx';

interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Whether the text can be sent. */
  canSend: boolean;
  /** The error, or the remaining length. */
  hint?: string | undefined;
  hasError?: boolean;
  /** Why the text cannot be sent, announced at once; shown instead of the hint. */
  alert?: string | undefined;
  /** Enter sends and Shift+Enter adds a line; on a phone Enter adds a line. */
  sendsOnEnter: boolean;
  /** Why no one may write in this chat. */
  disabledReason?: string | undefined;
  /** Ends the reason, e.g. unblocks. */
  disabledAction?: ReactNode;
  /** Why text is not allowed while files and voice are. */
  textDisabledReason?: string | undefined;
  /** Before the field: attachments. */
  start?: ReactNode;
  emojis?: RenderEmojiPicker;
  /** Where names after an @ are looked up: in groups. */
  mentions?: MentionFieldSource | undefined;
  onPaste?: (event: ClipboardEvent) => void;
  /** Replaces the send button while the text is empty. */
  end?: ReactNode;
  /** Replaces the field while recording. */
  replacement?: ReactNode;
  /** The reply, above the field. */
  above?: ReactNode;
  /** Focuses the field when this changes. */
  focusOn?: string | undefined;
  onEscape?: (() => void) | undefined;
  /** Focuses the field on mount, with a hardware keyboard. */
  isFocusedFirst?: boolean;
}

/** The message composer: grows to six lines and keeps the on-screen keyboard open while sending. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, canSend, hint, hasError, alert, sendsOnEnter, disabledReason, isFocusedFirst } =
    props;
  const { start, end, replacement, emojis, onPaste, above, focusOn, onEscape, textDisabledReason } = props;
  const intl = useIntl();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const sentAt = useRef(-Infinity);
  const emoji = useEmojiField(field, composer, emojis);
  const mention = useMentionField(field, props.mentions);

  useLayoutEffect(() => {
    if (isFocusedFirst) field.current?.focus({ preventScroll: true });
  }, [isFocusedFirst]);

  useEffect(() => {
    if (focusOn !== undefined) field.current?.focus({ preventScroll: true });
  }, [focusOn]);

  // With a hardware keyboard, typing without a focus goes to the composer.
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

  useAutosizeTextArea(field);

  if (disabledReason !== undefined) {
    return (
      <div className={styles.composer} data-closed>
        <p role="status">{disabledReason}</p>
        {props.disabledAction}
      </div>
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (mention.onKeyDown(event)) return;
    if (event.key === 'Escape' && onEscape && !isComposing(event)) {
      event.preventDefault();
      onEscape();
    }
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (!sendsOnEnter || event.shiftKey) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  /** The second tap of a double tap on Send must not start what has taken its place. */
  function ignoreSecondTap(event: PointerEvent): void {
    if (value !== '' || event.timeStamp - sentAt.current > SEND_DOUBLE_TAP_MS) return;
    event.stopPropagation();
    if ((event.target as Element).closest('button')) event.preventDefault();
  }

  const isTextDisabled = textDisabledReason !== undefined;

  return (
    <div ref={composer} className={styles.composer}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!canSend) return;
          sentAt.current = event.timeStamp;
          onSend();
        }}
      >
        {mention.list && <div className={styles.mentions}>{mention.list}</div>}
        {above && !isTextDisabled && <div className={styles.above}>{above}</div>}
        {alert === undefined ? (
          <p className={styles.hint} id={hintId} role="status" data-refused={hasError || undefined}>
            {hint}
          </p>
        ) : (
          <p className={styles.hint} id={hintId} role="alert" data-refused>
            {alert}
          </p>
        )}
        <div className={styles.line} onPointerDownCapture={ignoreSecondTap}>
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
                    dir="auto"
                    value={value}
                    onChange={(event) => onChange(event.target.value)}
                    onKeyDown={onKeyDown}
                    onPaste={onPaste}
                    {...mention.fieldProps}
                    aria-label={intl.formatMessage({ id: 'chat.composer.label' })}
                    aria-describedby={hintId}
                    aria-invalid={hasError || undefined}
                    placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
                    enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
                    inputMode={emoji.inputMode}
                    autoComplete="off"
                  />
                )}
                {!isTextDisabled && emoji.button && <div className={styles.emojis}>{emoji.button}</div>}
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
              // Keeps the focus in the field, and the phone's keyboard open.
              onPointerDown={(event) => event.preventDefault()}
            />
          )}
        </div>
      </form>
      {!replacement && !isTextDisabled && emoji.panel}
    </div>
  );
}
