import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import styles from './SenderAvatar.module.css';

/** Who sent a message, as its bubble shows it. */
export interface MessageSender {
  readonly id: string;
  readonly name: string;
  readonly src?: string | null | undefined;
}

interface SenderAvatarProps {
  sender: MessageSender;
  /** Opens the user's page. */
  onSender?: ((id: string) => void) | undefined;
}

/** The sender's avatar beside their last bubble. */
export function SenderAvatar({ sender, onSender }: SenderAvatarProps) {
  const intl = useIntl();
  const avatar = <Avatar name={sender.name} id={sender.id} src={sender.src} size="s" />;
  if (!onSender) return avatar;
  return (
    <div className={styles.speaker}>
      {avatar}
      <button
        className={styles.reach}
        type="button"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'chat.room.open-profile' }, { name: sender.name })}
        onClick={() => onSender(sender.id)}
      />
    </div>
  );
}
