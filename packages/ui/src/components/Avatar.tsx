import { useState, type CSSProperties } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { getInitials, getTint } from './initials.ts';
import styles from './Avatar.module.css';
import { isCached, cacheAvatar } from './avatar-cache.ts';

/** Kept in step with the turns of the tint in Avatar.module.css. */
const TINTS = 8;

interface AvatarProps {
  /** Whose it is; gives the initials. */
  name: string;
  /** Gives the tint, so that it stays when the name changes; the name where there is no id. */
  id?: string;
  src?: string | null | undefined;
  /** 24, 32, 40, 48, 64 or 96. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  /** A group has corners, and a mosaic of up to four members where it has no picture. */
  kind?: 'person' | 'group';
  members?: readonly { id: string; name: string; src?: string | null }[];
  isOnline?: boolean;
  /** Says the name aloud: only where the name does not stand beside it. */
  isLabelled?: boolean;
}

/** A person or group as a picture; initials on a tint of their own while there is none, or when it does not load. */
export function Avatar({ name, id, src, size = 'm', kind = 'person', members, isOnline, isLabelled }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-kind={kind}
      data-online={isOnline || undefined}
      {...(isLabelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <Face name={name} seed={id ?? name} src={src} isGroup={kind === 'group'} members={members} />
    </span>
  );
}

interface FaceProps {
  name: string;
  seed: string;
  src: string | null | undefined;
  isGroup?: boolean;
  members?: AvatarProps['members'];
}

function Face({ name, seed, src, isGroup, members }: FaceProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src && src !== failedSrc) {
    return (
      <img
        className={styles.face}
        src={src}
        alt=""
        // What is at hand is shown at once; looking whether it comes into view costs more than showing it.
        loading={isCached(src) ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={() => cacheAvatar(src)}
        onError={() => setFailedSrc(src)}
      />
    );
  }
  if (members && members.length > 1) {
    return (
      <span className={styles.mosaic} data-count={Math.min(members.length, 4)}>
        {members.slice(0, 4).map((member) => (
          <Face key={member.id} name={member.name} seed={member.id} src={member.src} />
        ))}
      </span>
    );
  }
  const initials = getInitials(name);
  return (
    <span className={styles.face} style={{ '--tint': getTint(seed, TINTS) } as CSSProperties}>
      {initials || <Icon name={isGroup ? 'group' : 'person'} size="inherit" />}
    </span>
  );
}
