import { sql } from 'kysely';
import type { PostLifecycleState } from '../base/database/social-tables.ts';
import { StartError } from '../base/start-error.ts';
import { createNotificationWriter } from '../platform/notifications/notifications.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';
import { buildPostReviewNotification } from './operator-notifications.ts';

const USAGE = ['hold', 'reject', 'approve'].map(
  (verdict) => `posts ${verdict} <id> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
);

/** The state of a post after each verdict. */
const VERDICTS: Record<string, PostLifecycleState> = { hold: 'auditing', reject: 'rejected', approve: 'published' };

const OUTCOMES = { hold: 'held', reject: 'rejected', approve: 'approved' } as const;

/** Reviews posts, such as reported ones (spec §8: under review, rejected). */
export const postReviewCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Reviews posts. Only its author sees a post that is under review or rejected.',
  prepare: (args) => {
    const { words, author } = parseAuditedArgs('posts', USAGE, args);
    const [verdict = '', ...ids] = words;
    const state = Object.hasOwn(VERDICTS, verdict) ? VERDICTS[verdict] : undefined;
    if (!state || !author || ids.length === 0) throw new StartError(`posts: Usage: ${USAGE.join('; ')}`);
    return async ({ events, clock }) => {
      const notifications = createNotificationWriter({ events, clock });
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
        await notifications.add(
          trx,
          append,
          rows.map(({ id, user_id }) =>
            buildPostReviewNotification(id, user_id, OUTCOMES[verdict as keyof typeof OUTCOMES]),
          ),
        );
        await recordAuditEntries(trx, author, `posts ${verdict}`, [...new Set(ids)]);
      });
      return `${verdict}: ${ids.join(', ')}`;
    };
  },
};
