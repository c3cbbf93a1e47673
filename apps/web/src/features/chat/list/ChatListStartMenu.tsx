import { IconMenu } from '@quintet/ui/IconMenu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type MenuEntries, useMenuItems } from '../../../shared/navigation/menu-entry.ts';

/** The menu of the chat list: what other slices let a user start from here. */
export function ChatListStartMenu({ entries }: { entries: MenuEntries<undefined> }): ReactNode {
  const intl = useIntl();
  const items = useMenuItems(entries, undefined);
  return <IconMenu icon="add" label={intl.formatMessage({ id: 'chat.list.menu' })} items={items} />;
}
