import type { RoomWindow } from '@quintet/domain/chat/window';

export interface RoomState {
  /** `failed`: there is nothing to show, for the reason in `error`. */
  readonly phase: 'opening' | 'ready' | 'failed';
  readonly error: unknown;
  readonly window: RoomWindow | null;
  /** Grows when the window is exchanged for one that does not continue it. */
  readonly generation: number;
  /** The new-message divider stands before the first unread message after this one; it stays until the room is left. */
  readonly unreadAfter: number | null;
  /** The row that a new window is looked at from; null for the newest. */
  readonly startAt: string | null;
  /** The row that one was led to; `turn` grows, so that one may be led there again. */
  readonly highlighted: { readonly key: string; readonly nonce: number } | null;
  /** Where one was before one was led away, the last one last: ids of messages. */
  readonly jumpBackStack: readonly string[];
  /** On the way to a message that is not here yet. */
  readonly isJumping: boolean;
  /** The last page could not be had; it is asked for again when the connection is back. */
  readonly hasFailed: boolean;
}

export const INITIAL_STATE: RoomState = {
  phase: 'opening',
  error: null,
  window: null,
  generation: 0,
  unreadAfter: null,
  startAt: null,
  highlighted: null,
  jumpBackStack: [],
  isJumping: false,
  hasFailed: false,
};
