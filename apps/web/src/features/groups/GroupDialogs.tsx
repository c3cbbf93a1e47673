import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import { useLazyComponent } from '../../shared/loading/use-lazy-component.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { detailsAtom } from './details/details-state.ts';
import { invitationAtom, openInvitation } from './join/join-state.ts';
import { closeNewGroupAtom, isNewGroupOpenAtom } from './new/new-group-state.ts';

const loadNewGroup = () => import('./new/NewGroup.tsx');
const loadJoinGroup = () => import('./join/JoinGroup.tsx');

interface GroupDialogsProps {
  /** Loads the details of the open room, which app/ composes with the chat slice. */
  loadDetails: () => Promise<{ default: ComponentType }>;
}

/** Opens the invitation that the URL names (`/chat?invite=CODE`), and takes it out of the URL, so that going back does not open it again. */
function useInvitationLink(): void {
  const code = useSearchParams()[0].get('invite');
  const navigate = useNavigate();
  useEffect(() => {
    if (code === null) return;
    openInvitation(code);
    void navigate(paths.chat.href(), { replace: true });
  }, [code, navigate]);
}

/** The sheets over the chats; each loads when it first opens. In the body, because a phone hides the chat list behind an open room. */
export function GroupDialogs({ loadDetails }: GroupDialogsProps): ReactNode {
  useInvitationLink();
  const NewGroup = useLazyComponent(useAtomValue(isNewGroupOpenAtom), loadNewGroup, useSetAtom(closeNewGroupAtom));
  const [invitation, setInvitation] = useAtom(invitationAtom);
  const JoinGroup = useLazyComponent(invitation !== null, loadJoinGroup, () => setInvitation(null));
  const [details, setDetails] = useAtom(detailsAtom);
  const Details = useLazyComponent(details !== null, loadDetails, () => setDetails(null));
  return createPortal(
    <>
      {NewGroup && <NewGroup />}
      {JoinGroup && <JoinGroup />}
      {Details && <Details />}
    </>,
    document.body,
  );
}
