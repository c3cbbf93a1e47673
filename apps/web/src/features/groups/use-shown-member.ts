import { useIntl } from 'react-intl';
import type { Member } from './group-access.ts';

/** A member as shown. */
export type ShownMember = Pick<Member, 'id' | 'role'> & { readonly name: string; readonly src: string | null };

/** Returns how a member is shown: neither name nor picture once the account is cancelled. */
export function useShownMember(): (member: Member) => ShownMember {
  const intl = useIntl();
  return ({ id, role, nickname, avatar_thumbnail, account_cancelled }) =>
    account_cancelled
      ? { id, role, name: intl.formatMessage({ id: 'kit.user.cancelled' }), src: null }
      : { id, role, name: nickname, src: avatar_thumbnail };
}
