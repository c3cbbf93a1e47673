import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './AvatarField.module.css';
import { Spinner } from './Spinner.tsx';

interface AvatarFieldProps {
  /** The present picture. */
  avatar: Pick<ComponentProps<typeof Avatar>, 'id' | 'name' | 'src' | 'kind'>;
  isUploading: boolean;
  /** Below the picture: what pressing it does, or that it uploads. */
  children: ReactNode;
  onPicture: (file: File) => void;
}

/**
 * The picture of a user or group; pressing it chooses another one.
 *
 * For the one picture of a user or group. Not for attachments or posts.
 */
export function AvatarField({ avatar, isUploading, children, onPicture }: AvatarFieldProps) {
  return (
    <label className={styles.picture} data-busy={isUploading || undefined}>
      <span className={styles.face}>
        <Avatar size="xxl" {...avatar} />
        <span className={styles.badge}>{isUploading ? <Spinner size="s" /> : <Icon name="camera" size="s" />}</span>
      </span>
      <input
        className={styles.file}
        type="file"
        name="picture"
        accept="image/*"
        disabled={isUploading}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows selecting the same file again.
          target.value = '';
          if (file) onPicture(file);
        }}
      />
      {children}
    </label>
  );
}
