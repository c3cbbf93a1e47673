import { ApiError } from '@quintet/api/error';
import { getRelationship } from '@quintet/domain/social/audience';
import type { Author } from '@quintet/domain/social/media';
import { Button } from '@quintet/ui/Button';
import { IconButton } from '@quintet/ui/IconButton';
import { tabPanelProps, Tabs } from '@quintet/ui/Tabs';
import { AuthorLayout } from '@quintet/ui/views/social/AuthorLayout';
import { AuthorHeader } from '@quintet/ui/views/social/AuthorHeader';
import { AuthorSkeleton } from '@quintet/ui/views/social/AuthorSkeleton';
import { PostNotice } from '@quintet/ui/views/social/PostNotice';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { openShare } from '../actions/share-state.ts';
import { useAuthorCounts } from '../author-counts.ts';
import { useAuthor } from '../use-author.ts';
import { GuestLimit, isGuestLimit } from '../GuestLimit.tsx';
import { LazyPart } from '../../../shared/loading/LazyPart.tsx';
import { useLazyComponent } from '../../../shared/loading/use-lazy-component.ts';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { useBack } from '../navigation.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { AuthorActions } from './AuthorActions.tsx';
import { AuthorMenu } from './AuthorMenu.tsx';
import { AuthorPosts, TABS } from './AuthorPosts.tsx';
import { loadAuthor } from './load-author.ts';
import { authorSheetAtom, closeAuthorSheetAtom, openAuthorSheet } from './author-sheet.ts';
import type { UserExtensions } from './user-extensions.ts';

const loadAuthorSheets = () => import('./AuthorSheets.tsx');

/** The selected tab is in the URL, so that reloading and logging in keep it. */
function AuthorContent({ author, extensions }: { author: Author; extensions: UserExtensions }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id } = author;
  const counts = useAuthorCounts(id);
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'posts';
  const tabs = (
    <Tabs
      id="author"
      label={intl.formatMessage({ id: 'social.author.tabs' })}
      value={tab}
      onChange={(next) =>
        void navigate(paths.author.href({ id }, next === 'posts' ? {} : { tab: next }), { replace: true })
      }
      items={TABS.map((name) => ({ id: name, label: intl.formatMessage({ id: `social.author.${name}` }) }))}
    />
  );
  const header = (
    <AuthorHeader
      author={author}
      counts={counts ?? null}
      details={
        isSignedIn &&
        !author.account_cancelled &&
        Object.entries(extensions.details).map(([name, load]) => (
          <LazyPart key={name} load={load} props={{ userId: author.user_id }} />
        ))
      }
      actions={<AuthorActions author={author} extensions={extensions} />}
      tabs={tabs}
      onFollowings={() => openAuthorSheet(id, 'followings')}
      onFollowers={() => openAuthorSheet(id, 'followers')}
    />
  );
  return (
    <div {...tabPanelProps('author', tab)} style={{ display: 'contents' }}>
      <AuthorPosts key={tab} id={id} tab={tab} head={header} />
    </div>
  );
}

/** A deleted author does not return, so there is no retry. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code.includes('data_');

function AuthorLoader({ id, extensions }: { id: string; extensions: UserExtensions }): ReactNode {
  const intl = useIntl();
  const back = useBack();
  const session = useSession();
  const navigate = useNavigate();
  const author = useAuthor(id);
  const isSheetOpen = useAtomValue(authorSheetAtom) !== null;
  const AuthorSheets = useLazyComponent(isSheetOpen, loadAuthorSheets, useSetAtom(closeAuthorSheetAtom));
  const { error, isLoading, retry } = useLoad(useCallback(() => loadAuthor(session, id), [session, id]));
  const errorText = useErrorText(error);
  const title = author?.nickname ?? intl.formatMessage({ id: 'social.author.title' });
  usePageTitle(title);
  if (!author && isGuestLimit(error)) return <GuestLimit title={title} />;
  if (error && (!author || author.account_cancelled)) {
    return (
      <PostNotice
        title={title}
        illustration="people"
        reason={errorText ?? ''}
        onBack={back}
        action={
          isGone(error) ? (
            <Button variant="secondary" onClick={() => void navigate(paths.homeRecommend.href())}>
              <FormattedMessage id="social.post.home" />
            </Button>
          ) : (
            <Button variant="secondary" icon="retry" isBusy={isLoading} onClick={retry}>
              <FormattedMessage id="kit.error.retry" />
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <AuthorLayout
        title={title}
        onBack={back}
        end={
          <>
            <IconButton
              icon="share"
              label={intl.formatMessage({ id: 'social.action.share' })}
              onClick={() => openShare({ kind: 'author', id })}
            />
            {author && getRelationship(author) !== 'self' && <AuthorMenu author={author} entries={extensions.menu} />}
          </>
        }
      >
        {author ? <AuthorContent author={author} extensions={extensions} /> : <AuthorSkeleton />}
      </AuthorLayout>
      {AuthorSheets && <AuthorSheets id={id} />}
    </>
  );
}

/** /guest-page/{id}: an author's page. */
export default function AuthorPage({ extensions }: { extensions: UserExtensions }): ReactNode {
  const { id = '' } = useParams();
  return <AuthorLoader key={id} id={id} extensions={extensions} />;
}
