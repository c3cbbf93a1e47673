import { Sheet } from '@quintet/ui/Sheet';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { BlockDialog } from '../../../shared/users/BlockDialog.tsx';
import { markBlockedAuthorNotFollowed } from '../actions/blocks.ts';
import { useAuthor } from '../use-author.ts';
import { PagedUserList } from '../PagedUserList.tsx';
import { OwnAuthorSettingsContent } from './OwnAuthorSettingsContent.tsx';
import { authorPageSheetAtom, closeAuthorPageSheetAtom } from './author-sheet.ts';

const loadReportAuthor = () => import('./ReportAuthor.tsx');

/** The sheets of an author's page. */
export default function AuthorSheets({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const open = useAtomValue(authorPageSheetAtom);
  const close = useSetAtom(closeAuthorPageSheetAtom);
  const author = useAuthor(id);
  const shown = open?.authorId === id ? open.sheet : null;
  const ReportAuthor = useLazyDialog(shown === 'report', loadReportAuthor, close);
  const sheets = {
    followings: <PagedUserList kind="followings" id={id} onLeave={close} />,
    followers: <PagedUserList kind="followers" id={id} onLeave={close} />,
    settings: <OwnAuthorSettingsContent id={id} />,
    report: author && ReportAuthor && <ReportAuthor author={author} onDone={close} />,
  };
  return (
    <>
      {(Object.keys(sheets) as (keyof typeof sheets)[]).map((name) => (
        <Sheet
          key={name}
          // Not before its content is loaded: it would grow while it opens.
          isOpen={shown === name && Boolean(sheets[name])}
          onClose={close}
          title={intl.formatMessage({ id: `social.author.${name}` })}
        >
          {sheets[name]}
        </Sheet>
      ))}
      {author && (
        <BlockDialog
          user={{ id: author.user_id, name: author.nickname }}
          isOpen={shown === 'block'}
          onClose={close}
          onBlocked={() => markBlockedAuthorNotFollowed(author)}
        />
      )}
    </>
  );
}
