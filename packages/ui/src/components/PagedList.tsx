import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import styles from './PagedList.module.css';
import { Skeleton } from './Skeleton.tsx';
import { useNearEndRef } from './use-near-end-ref.ts';

/** What follows the last row of a paged list. */
export type PagedListTail = 'more' | 'loading' | 'failed' | 'end';

export interface PagedListProps {
  tail: PagedListTail;
  isEmpty: boolean;
  /** Shown when the list has ended without rows. */
  emptyState: ReactNode;
  /** Why the last page failed. */
  errorText?: string | undefined;
  retryLabel?: string | undefined;
  onNearEnd: () => void;
  onRetry: () => void;
  /** The rows. */
  children: ReactNode;
}

/**
 * A list that loads its pages as its end comes near: rows, loading, failure with a retry, empty.
 *
 * For lists of which the server gives pages. Not for lists that are complete (ListRow).
 */
export function PagedList(props: PagedListProps) {
  const { tail, isEmpty, emptyState, errorText, retryLabel, onNearEnd, onRetry, children } = props;
  const intl = useIntl();
  const end = useNearEndRef(tail === 'more', onNearEnd);
  return (
    <>
      {!isEmpty && children}
      {tail === 'loading' && <Skeleton shape="row" count={isEmpty ? 4 : 1} />}
      {tail === 'failed' && (
        <div className={styles.failed} role="alert">
          {errorText !== undefined && <p>{errorText}</p>}
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            {retryLabel ?? intl.formatMessage({ id: 'kit.error.retry' })}
          </Button>
        </div>
      )}
      {tail === 'end' && isEmpty && emptyState}
      <div ref={end} />
    </>
  );
}
