import type { Group } from '@quintet/domain/chat/message';
import { MEMBERS_PER_REQUEST_MAX } from '@quintet/domain/limits';
import { Sheet } from '@quintet/ui/Sheet';
import { NotAddedList, type NotAddedUser } from '@quintet/ui/views/groups/NotAddedList';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { api } from '../../../shared/requests/api.ts';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import { selectableFriendsQuery, groupMembersAmongQuery } from '../queries.ts';
import { SelectFriends } from '../SelectFriends.tsx';
import { useToNotAddedUsers } from '../use-not-added.ts';

interface InviteFriendsProps {
  isOpen: boolean;
  group: Group;
  onClose: () => void;
}

/** Adds friends to a group, and says who could not be added. */
export function InviteFriends({ isOpen, group, onClose }: InviteFriendsProps): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  const toShown = useToNotAddedUsers();
  const ids = useQuery(selectableFriendsQuery()).data?.map(({ id }) => id) ?? [];
  const { data: memberIds } = useQuery({ ...groupMembersAmongQuery(group.id, ids), enabled: isOpen && ids.length > 0 });
  // The same cid makes a repeated request idempotent.
  const [cid, setCid] = useState(() => createRandomHex(4));
  const [notAdded, setNotAdded] = useState<readonly NotAddedUser[]>([]);

  const invite = (userIds: readonly string[]): void =>
    void run(async () => {
      const params = { path: { id: group.id } };
      const { data } = await api.POST('/api/v1/groups/{id}/members', { params, body: { cid, user_ids: [...userIds] } });
      setCid(createRandomHex(4));
      setNotAdded(toShown(data!.result.not_added));
      if (data!.result.added.length > 0) showToast('groups.invite.done');
      onClose();
    });

  return (
    <>
      <SelectFriends
        key={cid}
        isOpen={isOpen}
        title={intl.formatMessage({ id: 'groups.invite.title' })}
        limit={MEMBERS_PER_REQUEST_MAX}
        confirmLabel={(count) =>
          count > 0
            ? intl.formatMessage({ id: 'groups.invite.add-count' }, { count })
            : intl.formatMessage({ id: 'groups.invite.add' })
        }
        isMember={(id) => memberIds?.has(id) === true}
        isBusy={isBusy}
        onConfirm={invite}
        onClose={onClose}
      />
      <Sheet
        isOpen={notAdded.length > 0}
        onClose={() => setNotAdded([])}
        title={intl.formatMessage({ id: 'groups.invite.not-added' })}
      >
        <NotAddedList groupName={group.display_name} users={notAdded} />
      </Sheet>
    </>
  );
}
