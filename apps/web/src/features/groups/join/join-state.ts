import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';

/** An invite code; null asks the user for it. */
interface Invitation {
  readonly code: string | null;
}

/** The invitation that is shown. */
export const groupInvitationAtom = atom<Invitation | null>(null);

export const openGroupInvitation = (code: string | null): void =>
  getCurrentSession().store.set(groupInvitationAtom, { code });
