import { findSearchMatches } from '@quintet/domain/social/search';
import { useCallback, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { useApplyTextHighlights } from '../../../components/use-apply-text-highlights.ts';
import styles from './SearchLayout.module.css';

interface SearchLayoutProps {
  field: ReactNode;
  /** Only with a search text. */
  tabs: ReactNode;
  panel?: ComponentPropsWithoutRef<'div'>;
  /** The parts of the results that match this text are highlighted. */
  text: string;
  onBack: () => void;
  /** A result was pressed. */
  onPick: () => void;
  children: ReactNode;
}

/** The layout of the search: the field, tabs of the kinds of results, and the results. */
export function SearchLayout({ field, tabs, panel, text, onBack, onPick, children }: SearchLayoutProps) {
  const intl = useIntl();
  const results = useRef<HTMLDivElement>(null);
  useApplyTextHighlights(
    results,
    useCallback((content) => findSearchMatches(content, text), [text]),
  );
  return (
    <div className={styles.search}>
      <h1 className={styles.title}>{intl.formatMessage({ id: 'social.search.title' })}</h1>
      <header className={styles.bar}>
        <IconButton icon="back" label={intl.formatMessage({ id: 'kit.bar.back' })} onClick={onBack} />
        <div className={styles.field}>{field}</div>
      </header>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <div {...panel} ref={results} className={styles.panel} onClickCapture={onPick}>
        {children}
      </div>
    </div>
  );
}

interface SearchScrollPanelProps {
  isHidden?: boolean;
  children: ReactNode;
}

/** Results that scroll in the panel. Hidden ones stay, so that their number is known. */
export function SearchScrollPanel({ isHidden, children }: SearchScrollPanelProps) {
  return (
    <div className={styles.scroller} hidden={isHidden} data-scroller tabIndex={-1}>
      {children}
    </div>
  );
}
