import type { Schemas } from '@quintet/api/types';
import type { MenuEntry } from '../../shared/navigation/menu-entry.ts';
import { openDetails } from './details/details-state.ts';
import { openInvitation } from './join/join-state.ts';
import { openNewGroup } from './new/new-group-state.ts';

/** An entry of the chat list's menu. */
export const newGroupEntry: MenuEntry<undefined> = { icon: 'group', label: 'groups.menu.new', open: openNewGroup };

/** An entry of the chat list's menu. */
export const enterCodeEntry: MenuEntry<undefined> = {
  icon: 'link',
  label: 'groups.menu.enter-code',
  open: () => openInvitation(null),
};

/** A button of a room's header. */
export const detailsEntry: MenuEntry<Schemas['Group']> = {
  icon: 'more',
  label: 'groups.menu.details',
  open: ({ id }) => openDetails(id),
};
