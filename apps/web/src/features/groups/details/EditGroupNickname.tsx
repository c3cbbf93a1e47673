import type { Schemas } from '@quintet/api/types';
import { GroupNicknameForm } from '@quintet/ui/views/groups/GroupNicknameForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { invalidateGroupQueries } from '../invalidate-group-queries.ts';
import { groupMemberQuery } from '../queries.ts';

interface EditGroupNicknameProps {
  groupId: string;
  onDone: () => void;
}

/** Changes this user's name in a group. */
export function EditGroupNickname(props: EditGroupNicknameProps): ReactNode {
  const { userId } = useSession();
  const query = useQuery(groupMemberQuery(props.groupId, userId));
  return <LoadedQuery query={query}>{(member) => <NicknameEditor {...props} member={member} />}</LoadedQuery>;
}

function NicknameEditor({
  groupId,
  member,
  onDone,
}: EditGroupNicknameProps & { member: Schemas['Member'] }): ReactNode {
  const client = useQueryClient();
  const savedNickname = member.group_nickname ?? '';
  const [nickname, setNickname] = useState(savedNickname);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();

  async function send(): Promise<void> {
    const body = { nickname: nickname.trim() };
    const { data } = await api.PUT('/api/v1/groups/{id}/nickname', { params: { path: { id: groupId } }, body });
    client.setQueryData(groupMemberQuery(groupId, member.id).queryKey, data);
    invalidateGroupQueries(client, groupId);
  }

  async function save(): Promise<void> {
    if (await submit(send)) onDone();
  }

  return (
    <GroupNicknameForm
      originNickname={member.origin_nickname}
      nickname={nickname}
      isChanged={nickname.trim() !== savedNickname}
      errorText={errorText}
      isBusy={isBusy}
      onNickname={(typed) => {
        clearError();
        setNickname(typed);
      }}
      onSubmit={() => void save()}
    />
  );
}
