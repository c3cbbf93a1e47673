import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Image } from '../../components/Image.tsx';
import { onPlainClick } from '../../components/plain-click.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ShareCard.module.css';

interface ShareCardProps {
  kind: 'author' | 'post';
  id: string;
  /** The nickname or the post's text; empty when not visible. */
  title: string;
  /** The author of a post. */
  author?: string | undefined;
  image: string | null;
  href: string;
  onOpen: () => void;
}

/** A shared author or post in a chat; Tab reaches it only from its message. */
export function ShareCard({ kind, id, title, author, image, href, onOpen }: ShareCardProps) {
  const intl = useIntl();
  const isKnown = title !== '' || image !== null;
  const words = isKnown
    ? title || intl.formatMessage({ id: 'chat.share.untitled' })
    : intl.formatMessage({ id: 'chat.share.closed' });
  return (
    <a className={styles.card} href={href} tabIndex={-1} onClick={onPlainClick(onOpen)}>
      {kind === 'author' ? (
        <Avatar size="l" id={id} name={title} src={image} />
      ) : (
        <span className={styles.picture}>
          {image ? <Image src={image} /> : <Icon name={isKnown ? 'edit' : 'lock'} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{words}</span>
        <span className={styles.kind}>
          {kind === 'post' && author ? author : intl.formatMessage({ id: `chat.share.${kind}` })}
        </span>
      </span>
    </a>
  );
}
