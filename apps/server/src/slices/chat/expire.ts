import type { Services } from '../../services.ts';
import { releaseExpired } from '../../media/sweep.ts';
import { touch } from './found-message.ts';

const BATCH = 100;

/** Lets go of the media of messages that are 14 days old (spec §3), and tells their rooms. */
export async function expireMedia({ clock, events }: Pick<Services, 'clock' | 'events'>): Promise<void> {
  for (let amount = BATCH; amount === BATCH;) {
    amount = await events.record(async (trx, append) => {
      const ids = await releaseExpired(trx, clock(), BATCH);
      if (ids.length === 0) return 0;
      const messages = await trx.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
      for (const message of messages) await touch(trx, append, message);
      return ids.length;
    });
  }
}
