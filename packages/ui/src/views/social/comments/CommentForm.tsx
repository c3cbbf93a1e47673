import { COMMENT_TEXT_MAX } from '@quintet/domain/limits';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useMentionField, type MentionFieldSource } from '../../../components/use-mention-field.tsx';
import { useEmojiField, type RenderEmojiPicker } from '../../emoji/use-emoji-field.tsx';
import styles from './CommentForm.module.css';

interface CommentFormProps {
  isOpen: boolean;
  /** Inline instead of a sheet. */
  isInline?: boolean;
  /** The comment being replied to: its author's name and its text. */
  replyTo: { readonly name: string; readonly text: string } | null;
  value: string;
  onChange: (text: string) => void;
  /** Where names after an @ are looked up. */
  mentions?: MentionFieldSource | undefined;
  emojis?: RenderEmojiPicker;
  /** The error. */
  error?: string | undefined;
  canSend: boolean;
  isBusy: boolean;
  onSend: () => void;
  /** The text stays as a draft. */
  onClose: () => void;
}

/** The comment form: a sheet near the keyboard, inline on a wide window. */
export function CommentForm(props: CommentFormProps) {
  const { isOpen, isInline = false, replyTo, value, onChange, emojis, error, canSend, isBusy, onSend, onClose } = props;
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const emoji = useEmojiField(field, form, emojis);
  const mention = useMentionField(field, props.mentions);
  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isOpen]);
  const title =
    replyTo === null
      ? intl.formatMessage({ id: 'social.comment.write' })
      : intl.formatMessage({ id: 'social.comment.reply-to' }, { name: replyTo.name });
  // With a hardware keyboard: Control+Enter sends, Enter adds a line.
  const press = (event: KeyboardEvent): void => {
    if (mention.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && canSend && !isBusy) onSend();
    if (!isInline || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The surrounding sheet stays open.
    event.preventDefault();
    onClose();
  };
  const content = (
    <div ref={form} className={styles.form}>
      {replyTo && (
        <blockquote className={styles.quoted} dir="auto">
          {replyTo.text}
        </blockquote>
      )}
      <TextArea
        ref={field}
        label={title}
        isLabelHidden
        placeholder={intl.formatMessage({ id: 'social.comment.placeholder' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        {...mention.fieldProps}
        limit={COMMENT_TEXT_MAX}
        error={error}
        rows={3}
        inputMode={emoji.inputMode}
        data-autofocus
      />
      {mention.list}
      <div className={styles.line}>
        {emoji.button}
        <Button size="s" icon="send" isBusy={isBusy} disabled={!canSend} onClick={onSend}>
          {intl.formatMessage({ id: 'social.comment.send' })}
        </Button>
      </div>
      {isOpen && emoji.panel && <div className={styles.emojis}>{emoji.panel}</div>}
    </div>
  );
  if (isInline) {
    return isOpen ? (
      <section className={styles.place} aria-label={title}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={intl.formatMessage({ id: 'kit.sheet.close' })} onClick={onClose} />
        </header>
        {content}
      </section>
    ) : null;
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.sheet}>{content}</div>
    </Sheet>
  );
}
