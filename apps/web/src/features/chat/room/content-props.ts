import type { Names } from '../use-names.ts';
import type { BubbleRow } from './bubble-row.ts';

export interface ContentProps {
  /** A message of the history, or one that waits to be sent. */
  readonly row: BubbleRow;
  readonly groupId: string;
  readonly names: Names;
}
