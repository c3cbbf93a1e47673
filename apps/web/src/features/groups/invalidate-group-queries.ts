import type { QueryClient } from '@tanstack/react-query';

const GROUP_PATH = '/api/v1/groups/{id}/';

interface GroupRequest {
  readonly params?: { readonly path?: { readonly id?: string } };
}

/** Loads again what is shown of a group: members, admins, blacklist, invite code. */
export function invalidateGroupQueries(client: QueryClient, groupId: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, path, request] }) =>
      String(path).startsWith(GROUP_PATH) && (request as GroupRequest | undefined)?.params?.path?.id === groupId,
  });
}
