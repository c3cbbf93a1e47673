import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './IconButton.module.css';

interface OwnProps<E extends ElementType> {
  as?: E;
  icon: IconName;
  /** What it does, in words: read aloud, and shown to a resting pointer. */
  label: string;
  /** `overlay` lies on pictures and video. */
  variant?: 'quiet' | 'soft' | 'solid' | 'overlay';
  /** A switch between two states, such as show and hide. */
  isPressed?: boolean;
  /** A Badge at the corner; unheard, so say the count in the label. */
  badge?: ReactNode;
}

export type IconButtonProps<E extends ElementType = 'button'> = OwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof OwnProps<E> | 'children'>;

/** An action as a picture, 44 by 44. */
export function IconButton<E extends ElementType = 'button'>({
  as,
  icon,
  label,
  variant = 'quiet',
  isPressed,
  badge,
  ...rest
}: IconButtonProps<E>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      type={as ? undefined : 'button'}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      {...rest}
      className={styles.button}
      data-variant={variant}
    >
      <Icon name={icon} />
      {badge && (
        <span className={styles.badge} aria-hidden>
          {badge}
        </span>
      )}
    </Element>
  );
}
