import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { getAvatarTintIndex } from '../../components/avatar-tint-index.ts';
import { SENDER_TINT_COUNT } from './tints.ts';
import styles from './MessageQuote.module.css';

interface QuoteProps {
  /** The sender's id; the seed of the tint. */
  id: string;
  name: ReactNode;
  /** In one line. */
  text: string;
  /** Retracted, or hidden from this user. */
  isGone?: boolean;
  /** Jumps to the message. */
  onOpen?: (() => void) | undefined;
  /** Removes the reply. */
  onCancel?: (() => void) | undefined;
}

/** The quoted message of a reply, in the bubble and above the composer (look, Chat room). */
export function MessageQuote({ id, name, text, isGone, onOpen, onCancel }: QuoteProps) {
  const intl = useIntl();
  const words = (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.text} dir="auto" data-gone={isGone || undefined}>
        {text}
      </span>
    </>
  );
  return (
    <div className={styles.quote} style={{ '--tint': getAvatarTintIndex(id, SENDER_TINT_COUNT) } as CSSProperties}>
      {onOpen ? (
        <button
          className={styles.words}
          type="button"
          // Inside a message, Tab reaches it only from the message (timeline-rows.ts).
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
