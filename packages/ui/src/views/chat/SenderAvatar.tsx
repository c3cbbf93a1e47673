import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import styles from './SenderAvatar.module.css';

export interface Speaker {
  readonly id: string;
  readonly name: string;
  readonly src?: string | null | undefined;
}

interface SpeakerPictureProps {
  speaker: Speaker;
  /** It was pressed: talk to them. */
  onSpeaker?: ((id: string) => void) | undefined;
}

/** Who speaks, beside the last of their bubbles. */
export function SpeakerPicture({ speaker, onSpeaker }: SpeakerPictureProps) {
  const intl = useIntl();
  const avatar = <Avatar name={speaker.name} id={speaker.id} src={speaker.src} size="s" />;
  if (!onSpeaker) return avatar;
  return (
    <div className={styles.speaker}>
      {avatar}
      <button
        className={styles.reach}
        type="button"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'chat.room.open-direct' }, { name: speaker.name })}
        onClick={() => onSpeaker(speaker.id)}
      />
    </div>
  );
}
