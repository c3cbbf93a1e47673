import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { Image } from '../../../components/Image.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './SharedContentCard.module.css';

interface SharedContentCardProps {
  kind: 'author' | 'post' | 'group';
  id: string;
  /** The nickname, the post's text or the group's name; empty when not visible. */
  title: string;
  /** The author of a post, or the size of a group. */
  detail?: string | undefined;
  image: string | null;
  href: string;
  onOpen: () => void;
}

/** A shared author, post or group in a chat; Tab reaches it only from its message. */
export function SharedContentCard({ kind, id, title, detail, image, href, onOpen }: SharedContentCardProps) {
  const intl = useIntl();
  const isKnown = title !== '' || image !== null;
  const words = isKnown
    ? title || intl.formatMessage({ id: 'chat.share.untitled' })
    : intl.formatMessage({ id: 'chat.share.closed' });
  return (
    <a className={styles.card} href={href} tabIndex={-1} onClick={createPlainClickHandler(onOpen)}>
      {kind !== 'post' ? (
        <Avatar size="l" id={id} name={title} src={image} kind={kind === 'group' ? 'group' : 'user'} />
      ) : (
        <span className={styles.picture}>
          {image ? <Image src={image} /> : <Icon name={isKnown ? 'edit' : 'lock'} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{words}</span>
        <span className={styles.kind}>{detail ?? intl.formatMessage({ id: `chat.share.${kind}` })}</span>
      </span>
    </a>
  );
}
