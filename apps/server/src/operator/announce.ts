import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { StartError } from '../base/start-error.ts';
import { createNotificationWriter } from '../platform/notifications/notifications.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const NAMES = ['zh-title', 'zh', 'en-title', 'en', 'reference'] as const;
const TEXTS = '--zh-title <text> --zh <text> --en-title <text> --en <text>';
const USAGE = [`announce ${TEXTS} [--reference <text>] ${AUDITED_COMMAND_OPTIONS_USAGE}`];

const MAX_TITLE = 80;
const MAX_TEXT = 500;
/** Users who are notified in one transaction. */
const BATCH = 500;

/** Notifies all users, in both languages. A reference makes it happen once: a run that was cut short is continued with it. */
export const announceCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Sends a system notification to all users. If it was interrupted, the same command with the printed reference continues it.',
  prepare: (args) => {
    const { words, requireAuthor, options } = parseAuditedArgs('announce', USAGE, args, NAMES);
    const operator = requireAuthor();
    const zh_cn = { title: readText(options['zh-title'], MAX_TITLE), text: readText(options.zh, MAX_TEXT) };
    const en = { title: readText(options['en-title'], MAX_TITLE), text: readText(options.en, MAX_TEXT) };
    if (words.length > 0) throw new StartError(`announce: Usage: ${USAGE.join('; ')}`);
    const reference = options.reference ?? randomUUID();
    return async ({ events, db, clock }) => {
      const notifications = createNotificationWriter({ events, clock });
      await events.record((trx) => recordAuditEntries(trx, operator, 'announce', [reference]));
      let total = 0;
      for (let after = ''; ;) {
        const { rows } = await sql<{ id: string }>`
          select id from users where delete_at is null and id > ${after} order by id limit ${BATCH}`.execute(db);
        await events.record((trx, append) =>
          notifications.add(
            trx,
            append,
            rows.map(({ id: userId }) => ({
              userId,
              type: 'system',
              actorId: null,
              source: `announcement ${reference}`,
              target: { kind: 'announcement', id: reference },
              data: { announcement: { zh_cn, en } },
            })),
          ),
        );
        total += rows.length;
        if (rows.length < BATCH) break;
        after = rows.at(-1)!.id;
      }
      notifications.close();
      return `announced to ${total} users, reference ${reference}`;
    };
  },
};

function readText(text: string | undefined, max: number): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > max)
    throw new StartError(`announce: each text has 1 to ${max} characters. Usage: ${USAGE.join('; ')}`);
  return trimmed;
}
