import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import pressable from './pressable.module.css';
import styles from './IconButton.module.css';

interface OwnProps<E extends ElementType> {
  as?: E;
  icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** `overlay`: on images and video. */
  variant?: 'quiet' | 'soft' | 'solid' | 'overlay';
  /** Makes it a toggle button. */
  isPressed?: boolean;
  /** A Badge in the corner; hidden from screen readers, so include the count in the label. */
  badge?: ReactNode;
  /** Shows a dot; the label explains it. */
  isMarked?: boolean;
}

export type IconButtonProps<E extends ElementType = 'button'> = OwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof OwnProps<E> | 'children'>;

/**
 * An icon button of 44 by 44 px.
 *
 * For actions whose icon everybody knows. Not for the main action of a screen (Button).
 */
export function IconButton<E extends ElementType = 'button'>({
  as,
  icon,
  label,
  variant = 'quiet',
  isPressed,
  badge,
  isMarked,
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
      className={`${pressable.button} ${styles.button}`}
      data-variant={variant}
      data-marked={isMarked || undefined}
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
