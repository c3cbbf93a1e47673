import type { IconName } from './names.ts';
import sprite from './sprite.svg?no-inline';
import styles from './Icon.module.css';

export type { IconName };

interface IconProps {
  name: IconName;
  /** s 16, m 24 (default), l 32; `inherit` follows the text. */
  size?: 's' | 'm' | 'l' | 'inherit';
  /** Only for icons with a meaning of their own; other icons are hidden from screen readers. */
  label?: string;
  className?: string;
}

/**
 * An icon of the sprite (design §4, look: 24 px grid, 1.75 stroke). The sprite is a hashed file of 4 kB, fetched once and cached; it is
 * in neither the page nor the script.
 */
export function Icon({ name, size = 'm', label, className = '' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
