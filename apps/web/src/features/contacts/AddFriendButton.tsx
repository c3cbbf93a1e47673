import { Button } from '@quintet/ui/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { showToast } from '../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';
import { getSessionQueryClient } from '../../shared/requests/query-client.ts';
import type { Session } from '../../shared/session/session.ts';
import { addFriend } from '../../shared/users/add-friend.ts';
import { userQuery } from '../../shared/users/queries.ts';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';

/** Loads what `AddFriendButton` shows. */
export const preloadQueries = async (session: Session, userId: string): Promise<unknown> =>
  session.userId === userId || getSessionQueryClient(session).ensureQueryData(userQuery(userId));

/** Adds a user as a friend from that user's page; nothing for friends. */
export default function AddFriendButton({ userId }: { userId: string }): ReactNode {
  const client = useQueryClient();
  const getName = useGetDisplayName();
  const { data: known } = useQuery(userQuery(userId));
  const { isBusy, run } = useAsyncAction();
  if (!known || known.is_contact) return null;
  const { nickname, add_from_group_id: groupId } = known;

  async function add(): Promise<void> {
    await addFriend(client, userId, groupId);
    showToast('social.author.added', { values: { name: getName({ id: userId, origin_nickname: nickname }) } });
  }

  return (
    <Button variant="secondary" icon="add" isBusy={isBusy} onClick={() => void run(add)}>
      <FormattedMessage id="social.author.add" />
    </Button>
  );
}
