import type { ReactNode } from 'react';
import { MessageButton } from '../features/chat/MessageButton.tsx';
import { remarkEntry } from '../features/profile/menu-entries.ts';
import { Remark } from '../features/profile/remark/Remark.tsx';
import AuthorPage from '../features/social/author/AuthorPage.tsx';
import type { UserExtensions } from '../features/social/author/user-extensions.ts';

/** What other slices show on a user's page (README, Registries). What guests do not see loads apart. */
const EXTENSIONS: UserExtensions = {
  actions: { message: MessageButton },
  memberActions: { add: () => import('../features/contacts/AddFriendButton.tsx') },
  details: {
    account: () => import('../features/profile/UserDetails.tsx'),
    groups: () => import('../features/groups/MutualGroups.tsx'),
  },
  menu: { remark: remarkEntry },
};

/** /guest-page/{id}: a user's page, with what other slices add to it. */
export default function AuthorScreen(): ReactNode {
  return (
    <>
      <AuthorPage extensions={EXTENSIONS} />
      <Remark />
    </>
  );
}
