import { getRelationship } from '@quintet/domain/social/audience';
import type { Author } from '@quintet/domain/social/media';
import type { MenuEntry } from '../../shared/navigation/menu-entry.ts';
import { openLoginDialog } from '../../shared/session/login-dialog.ts';
import { getCurrentSession } from '../../shared/session/session.ts';
import { openRemarkSheet } from './remark/remark-state.ts';

/** An entry of a user's page: gives the user a remark nickname. */
export const remarkMenuEntry: MenuEntry<Author> = {
  icon: 'edit',
  label: 'social.author.remark',
  isAvailable: (author) => getRelationship(author) !== 'self',
  open: ({ user_id: userId }) => {
    if (getCurrentSession().isSignedIn) openRemarkSheet(userId);
    else openLoginDialog();
  },
};
