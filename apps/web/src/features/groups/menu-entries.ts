import type { Schemas } from '@quintet/api/types';
import type { MenuEntry } from '../../shared/navigation/menu-entry.ts';
import { openChatDetails } from './details/details-state.ts';
import { openGroupInvitation } from './join/join-state.ts';
import { openNewGroup } from './new/new-group-state.ts';

/** An entry of the chat list's menu. */
export const newGroupMenuEntry: MenuEntry<undefined> = { icon: 'group', label: 'groups.menu.new', open: openNewGroup };

/** An entry of the chat list's menu. */
export const enterGroupCodeMenuEntry: MenuEntry<undefined> = {
  icon: 'link',
  label: 'groups.menu.enter-code',
  open: () => openGroupInvitation(null),
};

/** A button of a room's header. */
export const chatDetailsMenuEntry: MenuEntry<Schemas['Group']> = {
  icon: 'more',
  label: 'groups.menu.details',
  open: ({ id }) => openChatDetails(id),
};
