import type { OnEvents } from '../../shared/events/on-events.ts';
import { invalidateGroup } from './invalidate-group.ts';

export const onGroupEvents: OnEvents = (events, client) => {
  events.on('members', ({ group_id }) => invalidateGroup(client, group_id));
  events.on('group', ({ group }) => invalidateGroup(client, group.id));
};
