import { ApiError } from '@quintet/api/error';
import { getRelationship } from '@quintet/domain/social/audience';
import { Button } from '@quintet/ui/Button';
import { IconButton } from '@quintet/ui/IconButton';
import { AuthorLayout } from '@quintet/ui/views/social/author/AuthorLayout';
import { AuthorSkeleton } from '@quintet/ui/views/social/author/AuthorSkeleton';
import { ContentUnavailableView } from '@quintet/ui/views/social/post/ContentUnavailableView';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { OPENED_IN_APP_STATE } from '../../../shared/navigation/opened-in-app.ts';
import { useSession } from '../../../shared/session/session.ts';
import { openShareDialog } from '../actions/share-state.ts';
import { useAuthor } from '../use-author.ts';
import { GuestLimitNotice, isGuestLimitError } from '../GuestLimitNotice.tsx';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { isInvalidIdError } from '../invalid-id-error.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { AuthorPageContent } from './AuthorPageContent.tsx';
import { AuthorMenu } from './AuthorMenu.tsx';
import { loadAuthor } from './load-author.ts';
import { authorPageSheetAtom, closeAuthorPageSheetAtom } from './author-sheet.ts';
import type { UserPageExtensions } from './user-extensions.ts';
import { useUserPageParts } from './use-user-page-parts.tsx';

const loadAuthorSheets = () => import('./AuthorSheets.tsx');

const MISSING = new ApiError({ code: 'api.data_not_exist', status: 404, operation: 'getAuthor' });

/** A deleted author does not return, so there is no retry. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.code.includes('data_');

function AuthorLoader({ id, extensions }: { id: string; extensions: UserPageExtensions }): ReactNode {
  const intl = useIntl();
  const back = useBackOrHome();
  const session = useSession();
  const navigate = useNavigate();
  const author = useAuthor(id);
  const parts = useUserPageParts(id, extensions);
  const isSheetOpen = useAtomValue(authorPageSheetAtom) !== null;
  const AuthorSheets = useLazyDialog(isSheetOpen, loadAuthorSheets, useSetAtom(closeAuthorPageSheetAtom));
  const { error: loadError, isLoading, retry } = useLoad(useCallback(() => loadAuthor(session, id), [session, id]));
  const error = isInvalidIdError(loadError) ? MISSING : loadError;
  const errorText = useErrorText(error);
  const title = author?.nickname ?? intl.formatMessage({ id: 'social.author.title' });
  usePageTitle(title);
  if (!author && isGuestLimitError(error)) return <GuestLimitNotice title={title} />;
  if (error && (!author || author.account_cancelled)) {
    return (
      <ContentUnavailableView
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
          author && (
            <>
              {getRelationship(author) === 'self' && (
                <IconButton
                  icon="qr"
                  label={intl.formatMessage({ id: 'social.author.qr' })}
                  onClick={() =>
                    void navigate(paths.friends.href({ dialogVisible: 'qr' }), {
                      state: OPENED_IN_APP_STATE,
                    })
                  }
                />
              )}
              <IconButton
                icon="share"
                label={intl.formatMessage({ id: 'social.action.share' })}
                onClick={() => openShareDialog({ kind: 'author', id })}
              />
              {getRelationship(author) !== 'self' && <AuthorMenu author={author} entries={extensions.menu} />}
            </>
          )
        }
      >
        {author ? (
          <AuthorPageContent
            author={author}
            extensions={extensions}
            parts={parts}
            hasFailed={error !== null || parts.hasFailed}
            onRetry={() => {
              if (error) retry();
              if (parts.hasFailed) parts.retry();
            }}
          />
        ) : (
          <AuthorSkeleton />
        )}
      </AuthorLayout>
      {AuthorSheets && <AuthorSheets id={id} />}
    </>
  );
}

/** /guest-page/{id}: an author's page. */
export default function AuthorPage({ extensions }: { extensions: UserPageExtensions }): ReactNode {
  const { id = '' } = useParams();
  return <AuthorLoader key={id} id={id} extensions={extensions} />;
}
