import type { Author } from '@quintet/domain/social/media';
import type { MenuItem } from '@quintet/ui/MenuItems';
import { MoreMenu } from '@quintet/ui/views/social/MoreMenu';
import { useAtomValue } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { api } from '../../../shared/api.ts';
import { showError } from '../../../shared/errors.ts';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { blockedAtom, loadBlocks, unblock } from '../actions/blocks.ts';
import { openAuthorSheet } from './author-sheet.ts';

/** The menu of an author: message, block and report (spec §6). */
export function AuthorMenu({ author }: { author: Author }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const blocked = useAtomValue(blockedAtom);
  const { id, user_id: userId } = author;
  useEffect(() => {
    // While the blocks are unknown the menu offers blocking; blocking twice is harmless.
    if (session.isSignedIn) loadBlocks(session).catch(() => undefined);
  }, [session]);

  async function openChat(): Promise<void> {
    try {
      const { data } = await api.POST('/api/v1/groups/direct', { body: { contact_id: userId } });
      void navigate(paths.room.href({ id: data!.result.id }));
    } catch (error) {
      showError(error);
    }
  }

  const item = (
    name: 'message' | 'block' | 'unblock' | 'report',
    icon: 'chat' | 'block' | 'flag',
    run: () => void,
  ) => ({
    id: name,
    icon,
    label: intl.formatMessage({ id: `social.author.${name}` }),
    onSelect: run,
  });
  const items: MenuItem[] = [
    item('message', 'chat', () => (session.isSignedIn ? void openChat() : openLoginDialog(() => void openChat()))),
    blocked?.has(userId)
      ? item('unblock', 'block', () => void unblock(author).catch(showError))
      : { ...item('block', 'block', () => openAuthorSheet(id, 'block')), tone: 'danger' },
    item('report', 'flag', () => openAuthorSheet(id, 'report')),
  ];
  return <MoreMenu label={intl.formatMessage({ id: 'social.author.menu' })} items={items} />;
}
