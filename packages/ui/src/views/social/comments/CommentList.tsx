import { toCountTranslationValues } from '@quintet/domain/counters';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../components/PagedList.tsx';
import styles from './CommentList.module.css';

interface CommentListProps extends Pick<PagedListProps, 'tail' | 'onNearEnd' | 'onRetry'> {
  count: number;
  /** The title is for screen readers only. */
  isTitleHidden?: boolean;
  ids: readonly string[];
  renderComment: (id: string) => ReactNode;
  /** The comment that the URL names was deleted, or this user may not see it. */
  isLinkMissing?: boolean;
  /** Comments are closed. */
  isClosed: boolean;
}

/** The comments of a post, newest first. */
export function CommentList(props: CommentListProps) {
  const { count, isTitleHidden = false, ids, renderComment, isLinkMissing = false, isClosed, ...paging } = props;
  const intl = useIntl();
  const empty = isClosed ? 'social.comment.closed' : 'social.comment.empty';
  const title = intl.formatMessage({ id: 'social.comment.count' }, toCountTranslationValues(count));
  return (
    <section className={styles.comments} aria-label={title} aria-busy={paging.tail === 'loading'}>
      {!isTitleHidden && (
        <h2 className={styles.title} id="comments" tabIndex={-1}>
          {title}
        </h2>
      )}
      {isLinkMissing && <MissingComment />}
      <PagedList
        {...paging}
        isEmpty={ids.length === 0}
        emptyState={
          <div className={styles.empty}>
            <EmptyState illustration="chat" title={intl.formatMessage({ id: empty })} />
          </div>
        }
        retryLabel={intl.formatMessage({ id: 'social.comment.failed' })}
      >
        <ol className={styles.list}>
          {ids.map((id) => (
            <li key={id}>{renderComment(id)}</li>
          ))}
        </ol>
      </PagedList>
    </section>
  );
}

/** In place of the comment that the URL names. */
function MissingComment() {
  const intl = useIntl();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <p ref={notice} className={styles.missing} role="status">
      {intl.formatMessage({ id: 'social.comment.link-missing' })}
    </p>
  );
}
