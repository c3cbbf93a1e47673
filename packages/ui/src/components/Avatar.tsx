import { useState, type CSSProperties } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { getAvatarTintIndex } from './avatar-tint-index.ts';
import { getInitials } from './initials.ts';
import styles from './Avatar.module.css';
import { isAvatarCached, cacheAvatar } from './avatar-cache.ts';

/** Keep in step with the hues in Avatar.module.css. */
const TINTS = 8;

interface AvatarProps {
  /** The user's or group's name; gives the initials. */
  name: string;
  /** The seed of the tint, so that it survives a new name; defaults to the name. */
  id?: string;
  src?: string | null | undefined;
  /** 24, 32, 40, 48, 64 or 96. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
  /** Groups have rounded corners and, without an image, a mosaic of up to four members. */
  kind?: 'user' | 'group';
  members?: readonly { id: string; name: string; src?: string | null }[];
  isOnline?: boolean;
  /** Announces the name; only when no visible name is beside it. */
  isLabelled?: boolean;
}

/**
 * The avatar of a user or group; tinted initials without an image or when it fails to load.
 *
 * For one user or group. Not for pictures in content (Image).
 */
export function Avatar({ name, id, src, size = 'm', kind = 'user', members, isOnline, isLabelled }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-kind={kind}
      data-online={isOnline || undefined}
      {...(isLabelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <Face
        name={name}
        seed={id === undefined ? name : getSeed(id)}
        src={src}
        isGroup={kind === 'group'}
        members={members}
      />
    </span>
  );
}

/** One user is `u5` in chats and the author `a5` of posts, and has one tint. */
const getSeed = (id: string): string => id.slice(1);

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
        // A cached image renders eagerly: lazy loading would cost more.
        loading={isAvatarCached(src) ? 'eager' : 'lazy'}
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
          <Face key={member.id} name={member.name} seed={getSeed(member.id)} src={member.src} />
        ))}
      </span>
    );
  }
  const initials = getInitials(name);
  return (
    <span className={styles.face} style={{ '--tint': getAvatarTintIndex(seed, TINTS) } as CSSProperties}>
      {initials || <Icon name={isGroup ? 'group' : 'person'} size="inherit" />}
    </span>
  );
}
