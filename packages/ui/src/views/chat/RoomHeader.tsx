import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import { Avatar } from '../../components/Avatar.tsx';
import styles from './RoomHeader.module.css';

interface RoomHeaderProps {
  /** Whom one talks to; left out while that is not known. */
  name?: string | undefined;
  id: string;
  src?: string | null | undefined;
  kind: 'person' | 'group';
  /** Of a group: its members, or who is typing. */
  subtitle?: ReactNode;
  /** Where nothing stands under the name: that they are typing, or that the connection is being made. */
  status?: ReactNode;
  /** What one can do here. */
  end?: ReactNode;
  /** On a phone, where the list is behind. */
  onBack?: (() => void) | undefined;
}

/** The head of a room: whom one talks to. */
export function RoomHeader({ name = '', id, src, kind, subtitle, status, end, onBack }: RoomHeaderProps) {
  return (
    <AppBar
      title={name}
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
