import type { ReactNode } from 'react';
import { OpenChatButton } from '../features/chat/OpenChatButton.tsx';
import { remarkMenuEntry } from '../features/profile/menu-entries.ts';
import { LazyRemarkSheet } from '../features/profile/remark/LazyRemarkSheet.tsx';
import AuthorPage from '../features/social/author/AuthorPage.tsx';
import type { UserPageExtensions } from '../features/social/author/user-extensions.ts';

/** What other slices show on a user's page (README, Registries). What guests do not see loads apart. */
const EXTENSIONS: UserPageExtensions = {
  actions: { message: OpenChatButton },
  memberActions: { add: () => import('../features/contacts/AddFriendButton.tsx') },
  details: {
    account: () => import('../features/profile/UserDetails.tsx'),
    groups: () => import('../features/groups/MutualGroups.tsx'),
  },
  menu: { remark: remarkMenuEntry },
};

/** /guest-page/{id}: a user's page, with what other slices add to it. */
export default function AuthorScreen(): ReactNode {
  return (
    <>
      <AuthorPage extensions={EXTENSIONS} />
      <LazyRemarkSheet />
    </>
  );
}
