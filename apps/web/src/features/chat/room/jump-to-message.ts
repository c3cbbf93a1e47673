import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { Message } from '@quintet/domain/chat/message';
import { getMessageRowKey } from '@quintet/domain/chat/rows';
import type { MessageWindow } from '@quintet/domain/chat/message-window';
import { readCachedHistoryAround, type CachedMessageChunk } from '../storage/history.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { RoomTimelineState } from './room-timeline-state.ts';
import type { MessageWindowStore } from './message-window-store.ts';

export interface MessageJumpTarget {
  readonly id: string;
  /** If known, the cache is tried first. */
  readonly seq?: number;
  /** The message to jump back to. */
  readonly from?: string;
}

/** `gone`: the message does not exist for this user. `failed`: the server was unreachable. */
export type MessageJumpResult = 'there' | 'gone' | 'failed';

interface JumpOptions {
  readonly db: ChatDatabase;
  readonly groupId: string;
  readonly me: string;
  readonly state: () => RoomTimelineState;
  readonly change: (part: Partial<RoomTimelineState>) => void;
  /** Fetches the page around a message; null when it is not visible. */
  readonly fetchAround: (id: string) => Promise<CachedMessageChunk | null>;
  /** Replaces the window. */
  readonly replace: (chunk: CachedMessageChunk) => void;
  readonly startJump: MessageWindowStore['startJump'];
}

const find = (messages: readonly Message[] | undefined, id: string): Message | undefined =>
  messages?.find((message) => message.id === id && !message.is_hidden);

const findInWindow = (window: MessageWindow | null, id: string): Message | undefined =>
  find(window?.messages, id) ?? find(window?.detached, id);

/** Jumps to any message of the history with at most one request. */
export function createMessageJumper({ db, groupId, me, state, change, fetchAround, replace, startJump }: JumpOptions) {
  let nonce = 0;

  function highlight(message: Message, from: string | undefined): void {
    const { jumpBackStack } = state();
    change({
      highlighted: { key: getMessageRowKey(message, me), nonce },
      jumpBackStack: from === undefined ? jumpBackStack : [...jumpBackStack.filter((id) => id !== from), from],
    });
  }

  async function readCached({ id, seq }: MessageJumpTarget): Promise<CachedMessageChunk | null> {
    const cached = seq === undefined ? null : await readCachedHistoryAround(db, groupId, seq, HISTORY_PAGE_SIZE);
    return cached && !cached.isStale && find(cached.messages, id) ? cached : null;
  }

  return async function goTo(target: MessageJumpTarget): Promise<MessageJumpResult> {
    nonce += 1;
    const jump = startJump();
    const shown = findInWindow(state().window, target.id);
    if (shown) {
      highlight(shown, target.from);
      return 'there';
    }
    change({ isJumping: true });
    try {
      const chunk = (await readCached(target)) ?? (await fetchAround(target.id));
      // Another jump has started meanwhile.
      if (jump.isOutdated()) return 'there';
      const message = find(chunk?.messages, target.id);
      if (!chunk || !message) return 'gone';
      change({ startAt: getMessageRowKey(message, me) });
      jump.apply(() => replace(chunk));
      highlight(message, target.from);
      return 'there';
    } catch {
      return jump.isOutdated() ? 'there' : 'failed';
    } finally {
      if (!jump.isOutdated()) change({ isJumping: false });
    }
  };
}
