import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLazyDialog } from '../../shared/loading/use-lazy-component.ts';
import { openedChatDetailsAtom } from './details/details-state.ts';
import { groupInvitationAtom } from './join/join-state.ts';
import { useOpenInvitationFromUrl } from './join/use-open-invitation-from-url.ts';
import { closeNewGroupAtom, isNewGroupOpenAtom } from './new/new-group-state.ts';

const loadNewGroup = () => import('./new/NewGroup.tsx');
const loadJoinGroup = () => import('./join/JoinGroup.tsx');

interface GroupDialogsProps {
  /** Loads the details of the open room, which app/ composes with the chat slice. */
  loadDetails: () => Promise<{ default: ComponentType }>;
}

/** The sheets over the chats; each loads when it first opens. In the body, because a phone hides the chat list behind an open room. */
export function GroupDialogs({ loadDetails }: GroupDialogsProps): ReactNode {
  useOpenInvitationFromUrl();
  const NewGroup = useLazyDialog(useAtomValue(isNewGroupOpenAtom), loadNewGroup, useSetAtom(closeNewGroupAtom));
  const [invitation, setInvitation] = useAtom(groupInvitationAtom);
  const JoinGroup = useLazyDialog(invitation !== null, loadJoinGroup, () => setInvitation(null));
  const [details, setDetails] = useAtom(openedChatDetailsAtom);
  const Details = useLazyDialog(details !== null, loadDetails, () => setDetails(null));
  return createPortal(
    <>
      {NewGroup && <NewGroup />}
      {JoinGroup && <JoinGroup />}
      {Details && <Details />}
    </>,
    document.body,
  );
}
