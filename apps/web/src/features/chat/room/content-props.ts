import type { NameFormatter } from '../../../shared/users/users.ts';
import type { BubbleRow } from './bubble-row.ts';

export interface BubbleContentProps {
  /** A message or a pending item. */
  readonly row: BubbleRow;
  readonly groupId: string;
  readonly names: NameFormatter;
}
