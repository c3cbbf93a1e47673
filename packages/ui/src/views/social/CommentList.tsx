import { toCounterValues } from '@quintet/domain/counters';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './CommentList.module.css';
import { useNearEnd } from './use-near-end.ts';

interface CommentListProps {
  count: number;
  /** The title is for screen readers only. */
  isTitleHidden?: boolean;
  ids: readonly string[];
  renderComment: (id: string) => ReactNode;
  /** The state after the last comment. */
  rest: 'more' | 'loading' | 'failed' | 'end';
  /** Comments are closed. */
  isClosed: boolean;
  onNearEnd: () => void;
  onRetry: () => void;
}

/** The comments of a post, newest first. */
export function CommentList(props: CommentListProps) {
  const { count, isTitleHidden = false, ids, renderComment, rest, isClosed, onNearEnd, onRetry } = props;
  const intl = useIntl();
  const end = useNearEnd(rest === 'more', onNearEnd);
  const empty = isClosed ? 'social.comment.closed' : 'social.comment.empty';
  const title = intl.formatMessage({ id: 'social.comment.count' }, toCounterValues(count));
  return (
    <section className={styles.comments} aria-label={title} aria-busy={rest === 'loading'}>
      {!isTitleHidden && (
        <h2 className={styles.title} id="comments" tabIndex={-1}>
          {title}
        </h2>
      )}
      <ol className={styles.list}>
        {ids.map((id) => (
          <li key={id}>{renderComment(id)}</li>
        ))}
      </ol>
      {rest === 'loading' && <Skeleton shape="row" count={ids.length > 0 ? 1 : 3} />}
      {rest === 'failed' && (
        <p className={styles.rest}>
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            {intl.formatMessage({ id: 'social.comment.failed' })}
          </Button>
        </p>
      )}
      {rest === 'end' && ids.length === 0 && (
        <div className={styles.empty}>
          <EmptyState illustration="chat" title={intl.formatMessage({ id: empty })} />
        </div>
      )}
      <div ref={end} />
    </section>
  );
}
