import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { NameResolver } from '../../../shared/users/users.ts';

export interface BubbleContentProps {
  /** A message or a pending item. */
  readonly row: RoomBubbleRow;
  readonly groupId: string;
  readonly names: NameResolver;
}
