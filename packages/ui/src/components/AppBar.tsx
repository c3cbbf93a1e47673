import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import styles from './AppBar.module.css';

interface AppBarProps {
  /** The page's heading; a node when the bar shows more than text, e.g. a room's avatar. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** A temporary line below the title that moves nothing; not together with a subtitle. */
  status?: ReactNode;
  /** Shows the back button. */
  onBack?: () => void;
  /** Replaces the back button, e.g. an avatar or the brand's mark. */
  start?: ReactNode;
  /** IconButtons, at most three. */
  end?: ReactNode;
  /** `large`: the first page of a tab; `clear`: transparent, over images and on login. */
  variant?: 'normal' | 'large' | 'clear';
  /** The heading of a list beside the page, one level below the page's heading. */
  isBeside?: boolean;
}

/**
 * The top of a page: back button, title and actions. Sticky; shows a border while the page is scrolled.
 *
 * For pages. Not for sheets and dialogs, which have their own title.
 */
export function AppBar({ title, subtitle, status, onBack, start, end, variant = 'normal', isBeside }: AppBarProps) {
  const intl = useIntl();
  const Heading = isBeside ? 'h2' : 'h1';
  return (
    <header className={styles.bar} data-variant={variant}>
      {onBack && <IconButton icon="back" label={intl.formatMessage({ id: 'kit.bar.back' })} onClick={onBack} />}
      {start}
      <div className={styles.titles}>
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {status && (
          <p className={styles.subtitle} data-passing>
            {status}
          </p>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
