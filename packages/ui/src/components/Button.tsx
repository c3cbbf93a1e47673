import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Spinner } from './Spinner.tsx';
import pressable from './pressable.module.css';
import styles from './Button.module.css';

interface OwnProps<E extends ElementType> {
  /** The rendered element: a button, or the router's link (`as={Link} to="…"`). */
  as?: E;
  /** One `primary` per screen; `outline` for equal choices; `quiet` for cancelling. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger';
  size?: 's' | 'm';
  icon?: IconName;
  /** Fills its container. */
  isBlock?: boolean;
  /** Keeps its width and the focus, shows a spinner, ignores clicks. */
  isBusy?: boolean;
  children: ReactNode;
}

export type ButtonProps<E extends ElementType = 'button'> = OwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof OwnProps<E>>;

/**
 * A text button. Submits a form only with `type="submit"`.
 *
 * For actions and for the one next step of a screen. Not for choices among values (Tabs, Select, Switch).
 */
export function Button<E extends ElementType = 'button'>({
  as,
  variant = 'primary',
  size = 'm',
  icon,
  isBlock,
  isBusy,
  children,
  ...rest
}: ButtonProps<E>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      type={as ? undefined : 'button'}
      {...rest}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={`${pressable.button} ${styles.button}`}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      {isBusy && <Spinner size="inherit" isDecorative />}
      <span className={styles.content}>
        {icon && <Icon name={icon} size="inherit" />}
        {children}
      </span>
    </Element>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
