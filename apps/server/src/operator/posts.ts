import { sql } from 'kysely';
import type { PostRowState } from '../base/database/social-tables.ts';
import { StartError } from '../base/start-error.ts';
import type { Command } from './command.ts';

const USAGE = ['posts hold <id> …', 'posts reject <id> …', 'posts approve <id> …'];

/** The state of a post after each verdict. */
const VERDICTS: Record<string, PostRowState> = { hold: 'auditing', reject: 'rejected', approve: 'published' };

/** Reviews posts, such as reported ones (spec §8: under review, rejected). */
export const posts: Command = {
  usage: USAGE,
  about: 'Reviews posts. Only its author sees a post that is under review or rejected.',
  prepare: ([verdict = '', ...ids]) => {
    const state = Object.hasOwn(VERDICTS, verdict) ? VERDICTS[verdict] : undefined;
    if (!state || ids.length === 0) throw new StartError(`posts: Usage: ${USAGE.join('; ')}`);
    return async ({ events }) => {
      await events.record(async (trx, append) => {
        // Lock in the documented order (README), because each update of a post locks its author.
        await sql`select from posts where id = any(${ids}) order by id for no key update`.execute(trx);
        await sql`
          select from authors where user_id in (select user_id from posts where id = any(${ids}))
          order by user_id for no key update`.execute(trx);
        const rows = await trx
          .updateTable('posts')
          .set({ state })
          .where('id', 'in', ids)
          .where('state', 'in', Object.values(VERDICTS))
          .returning(['id', 'user_id'])
          .execute();
        const missing = ids.filter((id) => !rows.some((row) => row.id === id));
        if (missing.length > 0)
          throw new StartError(`posts: cannot review ${missing.join(', ')}: unknown, or still being processed.`);
        for (const { id, user_id } of rows) await append('post', { userId: user_id }, { post_id: id });
      });
      return `${verdict}: ${ids.join(', ')}`;
    };
  },
};
