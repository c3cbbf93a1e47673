import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './ListRow.module.css';

interface OwnProps<E extends ElementType> {
  /** `button`, Link or `a` for a row that opens something, `label` around a switch, `div` for information. */
  as?: E;
  /** An Avatar or Icon. */
  leading?: ReactNode;
  title: ReactNode;
  /** Beside the title, e.g. a time. */
  meta?: ReactNode;
  /** The second line, truncated. */
  detail?: ReactNode;
  /** At the end of the second line or the row: a Badge, a value, a Switch. */
  end?: ReactNode;
  /** The row opens another page. */
  hasChevron?: boolean;
  /** `tall`: a row of the chat list, by the brand's density. */
  size?: 'normal' | 'tall';
  tone?: 'normal' | 'danger';
  isSelected?: boolean;
}

export type ListRowProps<E extends ElementType = 'div'> = OwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof OwnProps<E> | 'children'>;

/**
 * A list row: chats, friends, settings.
 *
 * For lists of users, chats and settings. Not for posts and pictures, which are cards.
 */
export function ListRow<E extends ElementType = 'div'>({
  as,
  leading,
  title,
  meta,
  detail,
  end,
  hasChevron,
  size = 'normal',
  tone,
  isSelected,
  ...rest
}: ListRowProps<E>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      type={as === 'button' ? 'button' : undefined}
      aria-current={isSelected ? true : undefined}
      {...rest}
      className={styles.row}
      data-size={size}
      data-tone={tone}
      data-active={as === undefined ? undefined : ''}
    >
      {leading}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </span>
      {hasChevron && <Icon name="chevron-right" size="s" className={styles.chevron} />}
    </Element>
  );
}
