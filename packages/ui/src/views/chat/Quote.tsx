import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { getTint } from '../../components/initials.ts';
import { TINTS } from './tints.ts';
import styles from './Quote.module.css';

interface QuoteProps {
  /** Whose words they are; tells the tint. */
  id: string;
  name: ReactNode;
  /** In one line. */
  text: string;
  /** It was taken back, or is not for this reader. */
  isGone?: boolean;
  /** To where it stands. */
  onOpen?: (() => void) | undefined;
  /** Not an answer to it after all. */
  onCancel?: (() => void) | undefined;
}

/** What a message answers: a tinted strip in the bubble and over the composer (look, Chat room). */
export function Quote({ id, name, text, isGone, onOpen, onCancel }: QuoteProps) {
  const intl = useIntl();
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.text} data-gone={isGone || undefined}>
        {text}
      </span>
    </>
  );
  return (
    <div className={styles.quote} style={{ '--tint': getTint(id, TINTS) } as CSSProperties}>
      {onOpen ? (
        <button
          className={styles.words}
          type="button"
          // In a message Tab comes to it from the message only (timeline-rows.ts).
          tabIndex={onCancel ? undefined : -1}
          title={intl.formatMessage({ id: 'chat.reply.open' })}
          onClick={onOpen}
        >
          {words}
        </button>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
      {onCancel && (
        <IconButton icon="close" label={intl.formatMessage({ id: 'chat.reply.cancel' })} onClick={onCancel} />
      )}
    </div>
  );
}
