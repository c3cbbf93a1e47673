import type { MessageWindow } from '@quintet/domain/chat/message-window';

export interface RoomTimelineState {
  /** `failed`: nothing can be shown; see `error`. */
  readonly phase: 'opening' | 'ready' | 'failed';
  readonly error: unknown;
  readonly window: MessageWindow | null;
  /** Grows when the window is replaced by one that does not continue it. */
  readonly generation: number;
  /** The unread divider is after this `seq` until the room is left. */
  readonly unreadAfter: number | null;
  /** The row at which a new window opens; null for the newest. */
  readonly startAt: string | null;
  /** The highlighted row; `nonce` grows, so that the same row can be highlighted again. */
  readonly highlighted: { readonly key: string; readonly nonce: number } | null;
  /** Ids of messages to jump back to, the latest last. */
  readonly jumpBackStack: readonly string[];
  /** A jump is loading. */
  readonly isJumping: boolean;
  /** The last page failed; it is fetched again when the connection is back. */
  readonly hasFailed: boolean;
}

export const INITIAL_ROOM_TIMELINE_STATE: RoomTimelineState = {
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
