import type { ReactNode } from 'react';
import { MessageButton } from '../features/chat/MessageButton.tsx';
import type { UserActions } from '../features/social/author/AuthorActions.tsx';
import AuthorPage from '../features/social/author/AuthorPage.tsx';

/** What other slices offer on a user's page (README, Registries). */
const ACTIONS: UserActions = { message: MessageButton };

/** /guest-page/{id}: an author's page with the actions of other slices. */
export default function AuthorScreen(): ReactNode {
  return <AuthorPage actions={ACTIONS} />;
}
