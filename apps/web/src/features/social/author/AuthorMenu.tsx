import type { Author } from '@quintet/domain/social/media';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { IconMenu } from '@quintet/ui/IconMenu';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { type MenuEntries, useMenuItems } from '../../../shared/navigation/menu-entry.ts';
import { unblockAuthor } from '../actions/blocks.ts';
import { openAuthorPageSheet } from './author-sheet.ts';

/** The menu of an author: entries of other slices, report and block (spec §6). */
export function AuthorMenu({ author, entries }: { author: Author; entries: MenuEntries<Author> }): ReactNode {
  const intl = useIntl();
  const blocked = useAtomValue(blockedUserIdsAtom);
  const { id, user_id: userId } = author;

  const item = (name: 'block' | 'unblock' | 'report', icon: 'block' | 'flag', run: () => void) => ({
    id: name,
    icon,
    label: intl.formatMessage({ id: `social.author.${name}` }),
    onSelect: run,
  });
  const items: MenuItemData[] = [
    ...useMenuItems(entries, author),
    item('report', 'flag', () => openAuthorPageSheet(id, 'report')),
    blocked?.has(userId)
      ? item('unblock', 'block', () => void unblockAuthor(author).catch(showError))
      : { ...item('block', 'block', () => openAuthorPageSheet(id, 'block')), tone: 'danger' },
  ];
  return <IconMenu label={intl.formatMessage({ id: 'social.author.menu' })} items={items} />;
}
