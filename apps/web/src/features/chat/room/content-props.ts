import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { NameFormatter } from '../../../shared/users/users.ts';

export interface BubbleContentProps {
  /** A message or a pending item. */
  readonly row: RoomBubbleRow;
  readonly groupId: string;
  readonly names: NameFormatter;
}
