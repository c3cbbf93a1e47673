import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import styles from './AppBar.module.css';

interface AppBarProps {
  /** The page's heading. A node where the bar shows more than words, such as whom one talks to. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** A word that comes and goes under the title and moves nothing; not beside a subtitle. */
  status?: ReactNode;
  /** Shows the back button. */
  onBack?: () => void;
  /** In place of the back button: a picture, a brand's mark. */
  start?: ReactNode;
  /** IconButtons, at most three. */
  end?: ReactNode;
  /** A first page of its tab has a `large` title; `clear` bars have no ground (over pictures, on login). */
  variant?: 'normal' | 'large' | 'clear';
  /** Below that of the page, where it heads a list beside it. */
  isBeside?: boolean;
}

/** The top of a page: the way back, where one is, and what one can do. Stays while the page scrolls, and shows a line then. */
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
