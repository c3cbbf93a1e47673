import { toCountTranslationValues } from '@quintet/domain/counters';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './CommentReplies.module.css';

interface RepliesProps {
  ids: readonly string[];
  renderComment: (id: string) => ReactNode;
  /** Replies not shown yet. */
  hiddenCount: number;
  isLoading: boolean;
  onMore: () => void;
}

/** The replies to a comment, oldest first, with a button for more. */
export function CommentReplies({ ids, renderComment, hiddenCount, isLoading, onMore }: RepliesProps) {
  const intl = useIntl();
  if (ids.length === 0 && hiddenCount === 0) return null;
  return (
    <>
      {ids.length > 0 && (
        <ol className={styles.replies}>
          {ids.map((id) => (
            <li key={id}>{renderComment(id)}</li>
          ))}
        </ol>
      )}
      {hiddenCount > 0 && (
        <button type="button" className={styles.more} aria-busy={isLoading} disabled={isLoading} onClick={onMore}>
          {intl.formatMessage(
            { id: ids.length > 0 ? 'social.comment.more-replies' : 'social.comment.replies' },
            toCountTranslationValues(hiddenCount),
          )}
        </button>
      )}
    </>
  );
}
