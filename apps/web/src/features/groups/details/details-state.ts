import { atom } from 'jotai/vanilla';
import type { MemberAction } from '../manage/member-action.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';

/** A page of the details sheet. */
export type ChatDetailsPage =
  | {
      readonly name:
        | 'details'
        | 'media'
        | 'members'
        | 'remove'
        | 'edit'
        | 'nickname'
        | 'share'
        | 'report'
        | 'notify'
        | 'memberPermissions'
        | 'admins'
        | 'blacklist'
        | 'dissolve';
    }
  | { readonly name: 'member'; readonly userId: string }
  /** Selects the member of an action. */
  | { readonly name: 'pick'; readonly action: MemberAction };

interface OpenDetails {
  readonly groupId: string;
  /** The pages that the user came through; the last one is shown. */
  readonly pages: readonly ChatDetailsPage[];
}

/** The chat whose details are open, and the page. */
export const openedChatDetailsAtom = atom<OpenDetails | null>(null);

export const openChatDetails = (groupId: string): void =>
  getCurrentSession().store.set(openedChatDetailsAtom, { groupId, pages: [{ name: 'details' }] });
