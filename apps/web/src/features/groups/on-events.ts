import type { QueryClient } from '@tanstack/react-query';
import type { OnEvents } from '../../shared/events/on-events.ts';

const GROUP_PATH = '/api/v1/groups/{id}/';

interface GroupRequest {
  readonly params?: { readonly path?: { readonly id?: string } };
}

/** Loads again what is shown of a group: members, admins, blacklist. */
function invalidateGroup(client: QueryClient, groupId: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, path, request] }) =>
      String(path).startsWith(GROUP_PATH) && (request as GroupRequest | undefined)?.params?.path?.id === groupId,
  });
}

export const onGroupEvents: OnEvents = (events, client) => {
  events.on('members', ({ group_id }) => invalidateGroup(client, group_id));
  events.on('group', ({ group }) => invalidateGroup(client, group.id));
};
