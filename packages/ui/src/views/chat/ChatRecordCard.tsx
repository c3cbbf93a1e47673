import { useIntl } from 'react-intl';
import { createPlainClickHandler } from '../../components/plain-click.ts';
import styles from './ChatRecordCard.module.css';

export interface ChatRecordCardProps {
  title: string;
  /** The first messages. */
  lines: readonly { readonly name: string; readonly text: string }[];
  /** Without it the record is still being sent. */
  href?: string | undefined;
  onOpen?: () => void;
}

/** Messages forwarded as one, in a chat; Tab reaches the card only from its message. */
export function ChatRecordCard({ title, lines, href, onOpen }: ChatRecordCardProps) {
  const intl = useIntl();
  const Element = href === undefined ? 'div' : 'a';
  return (
    <Element className={styles.card} href={href} tabIndex={-1} onClick={onOpen && createPlainClickHandler(onOpen)}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {lines.map(({ name, text }, index) => (
        <span key={index} className={styles.line} dir="auto">
          <bdi>{intl.formatMessage({ id: 'chat.list.sender' }, { name })}</bdi> {text}
        </span>
      ))}
      <span className={styles.label}>{intl.formatMessage({ id: 'chat.record.label' })}</span>
    </Element>
  );
}
