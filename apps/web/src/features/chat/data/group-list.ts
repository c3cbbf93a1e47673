import type { Api } from '@quintet/api/client';
import { areGroupsListed, keepGroupList } from '../db/groups.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { Publisher } from './change-bus.ts';

interface ListerOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly publisher: Publisher;
  readonly onFailed: (error: unknown) => void;
  readonly onListed: () => void;
}

export interface Lister {
  /** Lists the groups unless that was done since the last reset. One request at a time. */
  ensure(): Promise<void>;
  /** Lists them anew, even while a request is on its way: what that one answers may be older than the reset. */
  renew(): Promise<void>;
}

export function createLister({ db, api, me, publisher, onFailed, onListed }: ListerOptions): Lister {
  let running: Promise<void> | null = null;

  async function list(): Promise<void> {
    try {
      const knownBefore = await db.getAllKeys('groups');
      const { data } = await api.GET('/api/v1/users/groups');
      publisher.publish(await keepGroupList(db, me, data!.result, knownBefore));
      onListed();
    } catch (error) {
      onFailed(error);
    }
  }

  function start(): Promise<void> {
    running ??= list().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async ensure() {
      if (running) return running;
      if (await areGroupsListed(db)) onListed();
      else await start();
    },
    async renew() {
      await running;
      await start();
    },
  };
}
