import { UserDetailRow } from '@quintet/ui/views/social/author/UserDetailRow';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getSessionQueryClient } from '../../shared/requests/query-client.ts';
import { type Session, useSession } from '../../shared/session/session.ts';
import { userMemoQuery, userQuery } from '../../shared/users/queries.ts';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import { openRemarkSheet } from './remark/remark-state.ts';

/** Loads what `UserDetails` shows. */
export function preloadQueries(session: Session, userId: string): Promise<unknown> {
  const client = getSessionQueryClient(session);
  if (session.userId === userId) return client.ensureQueryData(ownUserQuery());
  return Promise.all([client.ensureQueryData(userQuery(userId)), client.ensureQueryData(userMemoQuery(userId))]);
}

/** The account ID as far as this user may see it, the nickname behind a remark, and this user's description. */
export default function UserDetails({ userId }: { userId: string }): ReactNode {
  return useSession().userId === userId ? <OwnDetails /> : <OtherDetails userId={userId} />;
}

function OwnDetails(): ReactNode {
  const intl = useIntl();
  const { data } = useQuery(ownUserQuery());
  return (
    data && (
      <UserDetailRow label={intl.formatMessage({ id: 'social.author.account-id' })}>{data.username}</UserDetailRow>
    )
  );
}

function OtherDetails({ userId }: { userId: string }): ReactNode {
  const intl = useIntl();
  const remark = useAtomValue(remarkNicknamesAtom).get(userId);
  const { data: known } = useQuery(userQuery(userId));
  const { data: description } = useQuery(userMemoQuery(userId));
  return (
    <>
      {remark !== undefined && known && (
        <UserDetailRow label={intl.formatMessage({ id: 'social.author.nickname' })}>{known.nickname}</UserDetailRow>
      )}
      {known?.username && (
        <UserDetailRow label={intl.formatMessage({ id: 'social.author.account-id' })}>{known.username}</UserDetailRow>
      )}
      {description && (
        <UserDetailRow
          label={intl.formatMessage({ id: 'social.author.description' })}
          onOpen={() => openRemarkSheet(userId)}
        >
          {description}
        </UserDetailRow>
      )}
    </>
  );
}
