import { sql } from 'kysely';
import { StartError } from '../base/start-error.ts';
import type { OperatorCommand } from './command.ts';
import { formatAge } from './format-age.ts';
import { REPORT_KINDS, getReportTableRef } from './report-kinds.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const MEGABYTE = 1_000_000;

/** How the numbers are counted. The tables of messages and posts are never read. */
const SOURCES = [
  'Users without cancelled accounts, and published posts: counted in an index.',
  'Active users: of sessions that were opened or refreshed in this time.',
  'Messages: the sum of the counters of groups, retracted messages included, system messages not.',
  'Media: sizes in the table of files, with thumbnails and uploads that are not sent yet, without avatars.',
];

type Stats = Record<'users' | 'active_day' | 'active_month' | 'messages' | 'posts' | 'reports' | 'bytes', number> & {
  oldest_at: Date | null;
};

/** Prints the numbers of the site. */
export const statsCommand: OperatorCommand = {
  usage: ['stats'],
  about: 'Prints the numbers of users, active users, messages, posts, open reports and bytes of media.',
  prepare: (args) => {
    if (args.length > 0) throw new StartError('stats: Usage: stats');
    return async ({ db, clock }) => {
      const now = clock();
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const openReports = sql.join(
        REPORT_KINDS.map((kind) => sql`select create_at from ${getReportTableRef(kind)} where resolve_at is null`),
        sql` union all `,
      );
      // One statement, so that all numbers are of the same time.
      const { rows } = await sql<Stats>`
        select * from
          (select count(*) as users from users where delete_at is null) u,
          (select count(distinct user_id) filter (where used_at > ${before(1)}) as active_day, count(distinct user_id) as active_month
            from sessions where used_at > ${before(MONTH_DAYS)}) s,
          (select coalesce(sum(message_count), 0)::int8 as messages from groups) m,
          (select count(*) as posts from posts where state = 'published') p,
          (select count(*) as reports, min(create_at) as oldest_at from (${openReports}) r) r,
          (select coalesce(sum(
              case state when 'ready' then coalesce(size, 0) + coalesce(
                (select sum((variant->>'size')::int8) from jsonb_array_elements(variants) variant), 0)
              else coalesce(upload_size, 0) end), 0)::int8 as bytes
            from files where state in ('processing', 'ready')) f`.execute(db);
      return describe(rows[0]!, now);
    };
  },
};

function describe(numbers: Stats, now: Date): string {
  const { users, active_day, active_month, messages, posts, reports, oldest_at, bytes } = numbers;
  const age = oldest_at && formatAge((now.getTime() - oldest_at.getTime()) / 1000);
  return [
    `Users: ${users}`,
    `Active users: ${active_day} in a day, ${active_month} in ${MONTH_DAYS} days`,
    `Messages: ${messages}`,
    `Published posts: ${posts}`,
    `Open reports: ${reports}${age ? `, the oldest ${age} old` : ''}`,
    `Media: ${bytes} bytes (${Math.round(bytes / MEGABYTE)} MB)`,
    '',
    ...SOURCES,
  ].join('\n');
}
