import { Toggle } from '@quintet/api/enums';
import type { Transaction } from 'kysely';
import { lockUserRow } from '../base/database/lock-user.ts';
import type { Database } from '../base/database/types.ts';
import { StartError } from '../base/start-error.ts';
import type { AppendEvent } from '../platform/events/log.ts';
import { endSessions } from '../slices/auth/sessions.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';
import { describeUsersByIdentifier } from './find-users.ts';

const USAGE = [
  'users find <user ID, account ID, e-mail address or phone number>',
  ...['suspend', 'restore', 'note'].map((action) => `users ${action} <user ID> ${AUDITED_COMMAND_OPTIONS_USAGE}`),
];

type UserAction = (
  trx: Transaction<Database>,
  append: AppendEvent,
  user: { id: string; status: number },
  now: Date,
) => Promise<unknown>;

/** What each action does to the locked user, besides its entry in the audit log. A note is only that entry. */
const ACTIONS: Record<string, UserAction> = {
  suspend: async (trx, append, { id, status }, now) => {
    if (status !== Toggle.OPEN) throw new StartError(`users: ${id} is suspended already.`);
    await setStatus(trx, id, Toggle.CLOSE, now);
    await endSessions(trx, append, { userId: id }, 'suspended', now);
  },
  restore: async (trx, _append, { id, status }, now) => {
    if (status === Toggle.OPEN) throw new StartError(`users: ${id} is not suspended.`);
    await setStatus(trx, id, Toggle.OPEN, now);
  },
  note: async () => {},
};

/** Finds, suspends and restores users, and adds notes about them that only operators read. */
export const usersCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Finds users, and suspends or restores them. Suspending signs the user out everywhere; a restored user signs in again. A note is only for operators.',
  prepare: (args) => {
    const { words, author } = parseAuditedArgs('users', USAGE, args);
    const [name = '', id = '', ...rest] = words;
    const text = id.trim();
    if (text !== '' && rest.length === 0) {
      if (name === 'find' && !author) return ({ db }) => describeUsersByIdentifier(db, text);
      const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
      if (action && author)
        return async ({ events, clock }) => {
          await events.record(async (trx, append) => {
            const user = await lockUserRow(trx, text);
            if (!user) throw new StartError(`users: there is no user ${text}. Find the user ID with: users find`);
            await action(trx, append, { id: text, ...user }, clock());
            await recordAuditEntries(trx, author, `users ${name}`, [text]);
          });
          return `${name}: ${text}`;
        };
    }
    throw new StartError(`users: Usage: ${USAGE.join('; ')}`);
  },
};

const setStatus = (trx: Transaction<Database>, id: string, status: Toggle, now: Date) =>
  trx.updateTable('users').set({ status, update_at: now }).where('id', '=', id).execute();
