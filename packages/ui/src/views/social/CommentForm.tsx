import { COMMENT_TEXT_MAX } from '@quintet/domain/limits';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import styles from './CommentForm.module.css';

interface CommentFormProps {
  isOpen: boolean;
  /** Inline instead of a sheet. */
  isInline?: boolean;
  /** The name of the replied-to author. */
  replyTo: string | null;
  value: string;
  onChange: (text: string) => void;
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
  const { isOpen, isInline = false, replyTo, value, onChange, error, canSend, isBusy, onSend, onClose } = props;
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isOpen]);
  const title =
    replyTo === null
      ? intl.formatMessage({ id: 'social.comment.write' })
      : intl.formatMessage({ id: 'social.comment.reply-to' }, { name: replyTo });
  // With a hardware keyboard: Control+Enter sends, Enter adds a line.
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && canSend && !isBusy) onSend();
    if (!isInline || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The surrounding sheet stays open.
    event.preventDefault();
    onClose();
  };
  const area = (
    <TextArea
      ref={field}
      label={title}
      isLabelHidden
      placeholder={intl.formatMessage({ id: 'social.comment.placeholder' })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
      limit={COMMENT_TEXT_MAX}
      error={error}
      rows={4}
      data-autofocus
    />
  );
  const send = (
    <Button isBlock={!isInline} icon="send" isBusy={isBusy} disabled={!canSend} onClick={onSend}>
      {intl.formatMessage({ id: 'social.comment.send' })}
    </Button>
  );
  if (isInline) {
    return isOpen ? (
      <section className={styles.place} aria-label={title}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={intl.formatMessage({ id: 'kit.sheet.close' })} onClick={onClose} />
        </header>
        {area}
        <div className={styles.send}>{send}</div>
      </section>
    ) : null;
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={send}>
      <div className={styles.form}>{area}</div>
    </Sheet>
  );
}
