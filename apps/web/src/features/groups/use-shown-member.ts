import type { Schemas } from '@quintet/api/types';
import { useIntl } from 'react-intl';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';

/** A member as shown. */
export type ShownMember = Pick<Schemas['Member'], 'id' | 'role'> & {
  readonly name: string;
  readonly src: string | null;
};

/** Returns how a member is shown: neither name nor picture once the account is cancelled. */
export function useToShownMember(): (member: Schemas['Member']) => ShownMember {
  const intl = useIntl();
  const getName = useGetDisplayName();
  return (member) => {
    const { id, role, avatar_thumbnail, account_cancelled } = member;
    return account_cancelled
      ? { id, role, name: intl.formatMessage({ id: 'kit.user.cancelled' }), src: null }
      : { id, role, name: getName(member), src: avatar_thumbnail };
  };
}
