import type { EnvelopeSender } from '@quintet/ui/views/red-envelopes/ClosedEnvelope';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { useSession } from '../../shared/session/session.ts';
import { toDisplayUser, toGroupUserKey, groupUsersByKeyAtom } from '../../shared/users/users.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';

/** The sender of an envelope in a group, as the directory of users knows them. It need not contain this user. */
export function useEnvelopeSenderUser(groupId: string, id: string): EnvelopeSender {
  const intl = useIntl();
  const isOwn = useSession().userId === id;
  const known = useAtomValue(groupUsersByKeyAtom).get(toGroupUserKey(groupId, id));
  const { data: own } = useQuery({ ...ownUserQuery(), enabled: isOwn });
  const shown = isOwn ? own : known && toDisplayUser(intl, known);
  return {
    id,
    name: shown?.nickname ?? intl.formatMessage({ id: 'kit.user.someone' }),
    src: shown?.avatar_thumbnail ?? null,
  };
}
