import type { Api } from '@quintet/api/client';
import { settleView, viewGroup } from '../db/groups.ts';
import type { ChatDatabase, WaitingView } from '../db/schema.ts';
import { isPassing } from './send-errors.ts';
import type { Publisher } from './change-bus.ts';

interface ViewerOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly publisher: Publisher;
}

export interface Viewer {
  /** Everything in a group up to a message was seen: unread is cleared here at once, and everywhere once the server knows. */
  view(view: WaitingView): Promise<void>;
  /** Tells the server what it has not been told. */
  flush(): Promise<void>;
}

export function createViewer({ db, api, me, publisher }: ViewerOptions): Viewer {
  const telling = new Set<string>();

  async function tell(view: WaitingView): Promise<void> {
    const key = `${view.groupId}:${view.seq}`;
    if (telling.has(key)) return;
    telling.add(key);
    try {
      const { data } = await api.POST('/api/v1/groups/{id}/view', {
        params: { path: { id: view.groupId } },
        body: { msg_id: view.msgId },
      });
      publisher.publish(await settleView(db, me, view, data!.result));
    } catch (error) {
      // A refused view is not worth a word; one that did not arrive is told later.
      if (!isPassing(error)) await settleView(db, me, view);
    } finally {
      telling.delete(key);
    }
  }

  return {
    async view(view) {
      const change = await viewGroup(db, me, view);
      if (change.groupIds?.length === 0) return;
      publisher.publish(change);
      await tell(view);
    },
    async flush() {
      await Promise.all((await db.getAll('views')).map(tell));
    },
  };
}
