import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session/session.ts';

/** An invite code; null asks the user for it. */
interface Invitation {
  readonly code: string | null;
}

const invitationBase = atom<Invitation | null>(null);

/** The invitation that is shown. */
export const invitationAtom = atom(
  (get) => get(invitationBase),
  (_get, set, invitation: Invitation | null) => set(invitationBase, invitation),
);

export const openInvitation = (code: string | null): void => currentSession().store.set(invitationBase, { code });
