import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { Sheet } from '@quintet/ui/Sheet';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { BlockDialog } from '../../../shared/users/BlockDialog.tsx';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { markBlockedAuthorNotFollowed } from '../actions/blocks.ts';
import { PagedUserList } from '../PagedUserList.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import { EditPost } from './EditPost.tsx';
import { PostPermissions } from './PostPermissions.tsx';
import { ReportPost } from './ReportPost.tsx';
import { closePostPageSheetAtom, postPageSheetAtom } from './post-sheet.ts';

/** The sheets of a post's page, loaded on first use. */
export default function PostSheets({ post }: { post: Post }): ReactNode {
  const intl = useIntl();
  const open = useAtomValue(postPageSheetAtom);
  const close = useSetAtom(closePostPageSheetAtom);
  const back = useBackOrHome();
  const { id, author } = post;
  const shown = open?.postId === id ? open.sheet : null;
  const isOwn = getRelationship(author) === 'self';
  const leave = (): void => {
    markBlockedAuthorNotFollowed(author);
    back();
  };
  // The post goes, and its report with it.
  const leaveReport = (): void => {
    showToast('kit.block.done', { values: { name: author.nickname } });
    close();
    leave();
  };
  const sheets = {
    likers: <PagedUserList kind="likers" id={id} onLeave={close} />,
    ...(isOwn
      ? {
          viewers: <PagedUserList kind="viewers" id={id} onLeave={close} />,
          edit: <EditPost post={post} onDone={close} />,
          permissions: <PostPermissions post={post} />,
        }
      : { report: <ReportPost post={post} onBlocked={leaveReport} onDone={close} /> }),
  };
  return (
    <>
      {Object.entries(sheets).map(([name, content]) => (
        <Sheet
          key={name}
          isOpen={shown === name}
          onClose={close}
          title={intl.formatMessage({ id: `social.post.${name as keyof typeof sheets}` })}
        >
          {content}
        </Sheet>
      ))}
      {!isOwn && (
        <BlockDialog
          user={{ id: author.user_id, name: author.nickname }}
          isOpen={shown === 'block'}
          onClose={close}
          onBlocked={leave}
        />
      )}
      <DeletePostDialog post={post} isOpen={shown === 'delete' && isOwn} onClose={close} />
    </>
  );
}
