import { HISTORY_PAGE } from '@quintet/domain/chat/limits';
import type { Message } from '@quintet/domain/chat/message';
import { keyOf } from '@quintet/domain/chat/rows';
import type { RoomWindow } from '@quintet/domain/chat/window';
import { readAround, type KeptStretch } from '../db/history.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { RoomState } from './room-state.ts';

export interface Destination {
  readonly id: string;
  /** Where it is known: the device may have what is around it. */
  readonly seq?: number;
  /** The message from which one goes, to come back to. */
  readonly from?: string;
}

/** `gone`: it is not there for this reader. `failed`: nobody could be asked. */
export type Arrival = 'there' | 'gone' | 'failed';

interface JumpOptions {
  readonly db: ChatDatabase;
  readonly groupId: string;
  readonly me: string;
  readonly state: () => RoomState;
  readonly change: (part: Partial<RoomState>) => void;
  /** The page with a message in its middle; null when the message is not in it. */
  readonly fetchAround: (id: string) => Promise<KeptStretch | null>;
  /** Exchanges the window. */
  readonly replace: (stretch: KeptStretch) => void;
}

const find = (window: RoomWindow | null, id: string): Message | undefined =>
  window?.messages.find((message) => message.id === id) ?? window?.ahead.find((message) => message.id === id);

/** Leads to a message anywhere in the history, however long that is, at the cost of a page. */
export function createJump({ db, groupId, me, state, change, fetchAround, replace }: JumpOptions) {
  let turn = 0;

  function pointOut(message: Message, from: string | undefined): void {
    const { origins } = state();
    change({
      pointedOut: { key: keyOf(message, me), turn },
      origins: from === undefined ? origins : [...origins.filter((id) => id !== from), from],
    });
  }

  async function readKept({ id, seq }: Destination): Promise<KeptStretch | null> {
    const kept = seq === undefined ? null : await readAround(db, groupId, seq, HISTORY_PAGE);
    return kept && !kept.isUnsure && kept.messages.some((message) => message.id === id) ? kept : null;
  }

  return async function goTo(to: Destination): Promise<Arrival> {
    const own = (turn += 1);
    const shown = find(state().window, to.id);
    if (shown) {
      pointOut(shown, to.from);
      return 'there';
    }
    change({ isJumping: true });
    try {
      const stretch = (await readKept(to)) ?? (await fetchAround(to.id));
      // Another way was taken meanwhile.
      if (own !== turn) return 'there';
      const message = stretch?.messages.find(({ id }) => id === to.id);
      if (!stretch || !message) return 'gone';
      change({ startAt: keyOf(message, me) });
      replace(stretch);
      pointOut(message, to.from);
      return 'there';
    } catch {
      return own === turn ? 'failed' : 'there';
    } finally {
      if (own === turn) change({ isJumping: false });
    }
  };
}
