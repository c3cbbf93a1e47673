import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { messageDraftsByGroupAtom, sortedGroupsAtom, outboxAtom } from '../sync/atoms.ts';

/** The groups of the list; direct messages without messages are hidden. */
export function useChatListGroups(): readonly Group[] {
  const groups = useAtomValue(sortedGroupsAtom);
  const drafts = useAtomValue(messageDraftsByGroupAtom);
  const outbox = useAtomValue(outboxAtom);
  return useMemo(() => {
    const pending = new Set(outbox.map(({ groupId }) => groupId));
    return groups.filter(
      ({ id, type, last_seq }) => type === ChatType.GROUP || last_seq > 0 || drafts.get(id)?.text || pending.has(id),
    );
  }, [groups, drafts, outbox]);
}
