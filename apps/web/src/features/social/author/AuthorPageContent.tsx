import type { Author } from '@quintet/domain/social/media';
import { getTabPanelProps, Tabs } from '@quintet/ui/Tabs';
import { AuthorHeader } from '@quintet/ui/views/social/author/AuthorHeader';
import { FailedUserDetailRow } from '@quintet/ui/views/social/author/FailedUserDetailRow';
import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useAuthorCounts } from '../author-counts.ts';
import { getFeedPhase } from '../feed/use-feed-view-props.ts';
import { pagedListAtomFamily } from '../paged-lists.ts';
import { AuthorActions } from './AuthorActions.tsx';
import { AuthorPosts, canRetryAuthorPosts, AUTHOR_LIST_SOURCES, AUTHOR_TABS } from './AuthorPosts.tsx';
import { openAuthorPageSheet } from './author-sheet.ts';
import type { UserPageExtensions } from './user-extensions.ts';
import type { UserPageParts } from './use-user-page-parts.tsx';

interface AuthorPageContentProps {
  author: Author;
  extensions: UserPageExtensions;
  parts: UserPageParts;
  /** Something else than the posts has not loaded. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** The content of a known author's page. The selected tab is in the URL, so that reloading and logging in keep it. */
export function AuthorPageContent({
  author,
  extensions,
  parts,
  hasFailed,
  onRetry,
}: AuthorPageContentProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const { id } = author;
  const counts = useAuthorCounts(id);
  const [query] = useSearchParams();
  const tab = AUTHOR_TABS.find((name) => name === query.get('tab')) ?? 'posts';
  const list = useAtomValue(pagedListAtomFamily(AUTHOR_LIST_SOURCES[tab](id).key));
  const phase = getFeedPhase(list);
  // Details have no fixed height: they and the first posts appear together, so that nothing moves.
  const [isShown, setIsShown] = useState(false);
  const isReady = parts.isReady && (counts !== undefined || hasFailed) && (!isSignedIn || phase !== 'loading');
  if (isReady && !isShown) setIsShown(true);
  const isRetryShown = hasFailed && !(phase === 'nothing' && canRetryAuthorPosts(list.error));
  const header = (
    <AuthorHeader
      author={author}
      counts={counts ?? null}
      isLoading={!isShown}
      details={
        <>
          {!author.account_cancelled && parts.details}
          {isRetryShown && <FailedUserDetailRow onRetry={onRetry} />}
        </>
      }
      actions={<AuthorActions author={author} extensions={extensions} others={parts.actions} />}
      tabs={
        <Tabs
          id="author"
          label={intl.formatMessage({ id: 'social.author.tabs' })}
          value={tab}
          onChange={(next) =>
            void navigate(paths.author.href({ id }, next === 'posts' ? {} : { tab: next }), { replace: true })
          }
          items={AUTHOR_TABS.map((name) => ({ id: name, label: intl.formatMessage({ id: `social.author.${name}` }) }))}
        />
      }
      onFollowings={() => openAuthorPageSheet(id, 'followings')}
      onFollowers={() => openAuthorPageSheet(id, 'followers')}
    />
  );
  return (
    <div {...getTabPanelProps('author', tab)} style={{ display: 'contents' }}>
      <AuthorPosts
        key={tab}
        id={id}
        tab={tab}
        header={header}
        isShown={isShown}
        {...(hasFailed && { onRetryOthers: onRetry })}
      />
    </div>
  );
}
