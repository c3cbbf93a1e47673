import { runTransaction } from '../base/database/transaction.ts';
import { StartError } from '../base/start-error.ts';
import {
  type MinefieldOperatorSettings,
  readMinefieldOperatorSettings,
  writeMinefieldOperatorSettings,
} from '../slices/red-envelopes/minefield-settings.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = [
  `minefield on|off ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `minefield limit <points> ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'minefield status',
];
const CHECK_THE_LAW =
  'Minefield red envelopes are a game for stakes. Check the law of every country of your users before you switch them on.';

/** Switches minefield red envelopes on and off, and sets the points that a user may stake in a day. */
export const minefieldCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Switches minefield red envelopes on or off for all brands that have them, and limits stakes. Running ones end as usual.',
  prepare: (args) => {
    const { words, author, requireAuthor } = parseAuditedArgs('minefield', USAGE, args);
    const [action = '', limit] = words;
    if (action === 'status' && words.length === 1 && !author)
      return async ({ db, config }) => describe(await readMinefieldOperatorSettings(db, config));
    const change = readChange(action, limit);
    if (!change || words.length !== (action === 'limit' ? 2 : 1))
      throw new StartError(`minefield: Usage: ${USAGE.join('; ')}`);
    const operator = requireAuthor();
    return async ({ db, config, clock }) =>
      runTransaction(db, async (trx) => {
        const settings = { ...(await readMinefieldOperatorSettings(trx, config)), ...change };
        await writeMinefieldOperatorSettings(trx, settings, clock());
        await recordAuditEntries(trx, operator, `minefield ${action}`, [limit ?? 'minefield']);
        return action === 'on' ? `${describe(settings)}\n${CHECK_THE_LAW}` : describe(settings);
      });
  },
};

function readChange(action: string, limit = ''): Partial<MinefieldOperatorSettings> | null {
  if (action === 'on' || action === 'off') return { is_on: action === 'on' };
  return action === 'limit' && /^\d{1,9}$/.test(limit) ? { daily_stakes: Number(limit) } : null;
}

const describe = ({ is_on, daily_stakes }: MinefieldOperatorSettings): string =>
  `minefield  ${is_on ? 'on' : 'off'}  limit ${daily_stakes}`;
