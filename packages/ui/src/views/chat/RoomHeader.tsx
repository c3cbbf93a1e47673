import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import { Avatar } from '../../components/Avatar.tsx';
import styles from './RoomHeader.module.css';

interface RoomHeaderProps {
  /** The name; omitted while unknown. */
  name?: string | undefined;
  id: string;
  src?: string | null | undefined;
  kind: 'user' | 'group';
  /** The member count of a group, or who is typing. */
  subtitle?: ReactNode;
  /** A temporary status such as typing or connecting; not together with a subtitle. */
  status?: ReactNode;
  /** The actions. */
  end?: ReactNode;
  /** On a phone: back to the list. */
  onBack?: (() => void) | undefined;
}

/** The header of a room. */
export function RoomHeader({ name = '', id, src, kind, subtitle, status, end, onBack }: RoomHeaderProps) {
  return (
    <AppBar
      title={<bdi>{name}</bdi>}
      subtitle={subtitle}
      status={status}
      end={end}
      {...(onBack && { onBack })}
      start={
        <span className={styles.picture}>
          <Avatar name={name} id={id} src={src} kind={kind} />
        </span>
      }
    />
  );
}
