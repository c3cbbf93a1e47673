import type { SearchExcerptPart } from '@quintet/domain/chat/search';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './MessageSearchResults.module.css';
import { formatListTime } from './format-list-time.ts';

export interface MessageSearchResultData {
  readonly id: string;
  /** The sender or chat. */
  readonly name: string;
  /** Gives the avatar's initials, where `name` is “You”; defaults to `name`. */
  readonly avatarName?: string | undefined;
  readonly avatarId: string;
  readonly src?: string | null | undefined;
  readonly kind: 'user' | 'group';
  readonly pieces: readonly SearchExcerptPart[];
  /** Milliseconds. */
  readonly at: number;
}

interface SearchResultsProps {
  phase: 'searching' | 'found' | 'failed';
  isOffline?: boolean;
  results: readonly MessageSearchResultData[];
  now: number;
  onOpen: (id: string) => void;
  /** Loads more results. */
  onMore?: (() => void) | undefined;
  onRetry: () => void;
}

/** The found messages, newest first. */
export function MessageSearchResults(props: SearchResultsProps) {
  const { phase, isOffline, results, now, onOpen, onMore, onRetry } = props;
  const intl = useIntl();
  if (phase === 'failed') {
    return (
      <ErrorState
        illustration={isOffline ? 'offline' : 'broken'}
        title={intl.formatMessage({ id: isOffline ? 'chat.search.offline' : 'chat.search.failed' })}
        onRetry={onRetry}
      />
    );
  }
  if (phase === 'searching' && results.length === 0) {
    return (
      <LoadingStatus label={intl.formatMessage({ id: 'chat.search.searching' })}>
        <Skeleton shape="row" count={5} />
      </LoadingStatus>
    );
  }
  const more = onMore && (
    <div className={styles.more}>
      <Button variant="quiet" isBusy={phase === 'searching'} onClick={onMore}>
        {intl.formatMessage({ id: 'chat.search.more' })}
      </Button>
    </div>
  );
  if (results.length === 0) {
    return (
      <>
        <EmptyState illustration="search" title={intl.formatMessage({ id: 'chat.search.none-title' })}>
          {intl.formatMessage({ id: 'chat.search.none-text' })}
        </EmptyState>
        {more}
      </>
    );
  }
  return (
    <>
      <ul aria-label={intl.formatMessage({ id: 'chat.search.results' })}>
        {results.map(({ id, name, avatarName = name, avatarId, src, kind, pieces, at }) => (
          <li key={id}>
            <ListRow
              as="button"
              onClick={() => onOpen(id)}
              leading={<Avatar name={avatarName} id={avatarId} src={src} kind={kind} />}
              title={<bdi>{name}</bdi>}
              meta={<time dateTime={new Date(at).toISOString()}>{formatListTime(intl, at, now)}</time>}
              detail={
                <bdi>
                  {pieces.map(({ text, isHit }, index) =>
                    isHit ? (
                      <mark key={index} className={styles.hit}>
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </bdi>
              }
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
