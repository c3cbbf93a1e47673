import { PointsTransactionType } from '@quintet/api/enums';
import { parseArgs } from 'node:util';
import { StartError } from '../base/start-error.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditOptions } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';
import {
  CONFIRM_ABOVE_POINTS,
  cancelPendingPointMovement,
  confirmPendingPointMovement,
  describePendingPointMovements,
  executeOrQueuePointMovement,
} from './point-movements.ts';

/** Types of deposits and withdrawals by hand (spec §3), by their names here. */
const TYPES = {
  deposit: {
    reward: PointsTransactionType.MANUAL_DEPOSIT_REWARD,
    usage: PointsTransactionType.MANUAL_DEPOSIT_USAGE,
    'report-bonus': PointsTransactionType.MANUAL_DEPOSIT_REPORT_BONUS,
    other: PointsTransactionType.MANUAL_DEPOSIT_OTHER,
  },
  withdraw: {
    usage: PointsTransactionType.MANUAL_WITHDRAWAL_USAGE,
    other: PointsTransactionType.MANUAL_WITHDRAWAL_OTHER,
  },
} as const;

const OPTIONS = `--reference <text> [--remark <text for the user>] ${AUDITED_COMMAND_OPTIONS_USAGE}`;
const USAGE = [
  `points deposit <user ID> <points> ${Object.keys(TYPES.deposit).join('|')} ${OPTIONS}`,
  `points withdraw <user ID> <points> ${Object.keys(TYPES.withdraw).join('|')} ${OPTIONS}`,
  `points reverse <reference of a deposit or withdrawal> ${OPTIONS}`,
  `points confirm <reference> ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `points cancel <reference> ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'points list',
];

const MAX_POINTS = 100_000_000;
const MAX_TEXT = 200;

/** Deposits and withdraws points by hand. A reference makes each movement happen once; large ones need a second operator. */
export const pointsCommand: OperatorCommand = {
  usage: USAGE,
  about: `Deposits, withdraws and reverses points of users, each once for a reference. Movements above ${CONFIRM_ABOVE_POINTS.toLocaleString('en')} points wait until another operator confirms them; until then any operator can cancel them.`,
  prepare: (args) => {
    const { words, options, author } = parse(args);
    const [action = '', ...rest] = words;
    const { reference, remark = null } = options;
    if (action === 'list' && rest.length === 0 && !author) return ({ db }) => describePendingPointMovements(db);
    const decide =
      action === 'confirm' ? confirmPendingPointMovement : action === 'cancel' ? cancelPendingPointMovement : null;
    if (author && decide && rest.length === 1 && reference === undefined)
      return (tools) => decide(tools, rest[0]!, author);
    if (author && reference !== undefined && action === 'reverse' && rest.length === 1)
      return (tools) => executeOrQueuePointMovement(tools, { action, reversed: rest[0]!, reference, remark }, author);
    if (author && reference !== undefined && (action === 'deposit' || action === 'withdraw') && rest.length === 3) {
      const [userId, amount, name] = rest as [string, string, string];
      const types: Record<string, number> = TYPES[action];
      if (Object.hasOwn(types, name) && isAmount(amount) && /^u\d+$/.test(userId))
        return (tools) =>
          executeOrQueuePointMovement(
            tools,
            { action, userId, amount: Number(amount), type: types[name]!, reference, remark },
            author,
          );
    }
    throw new StartError(`points: Usage: ${USAGE.join('; ')}`);
  },
};

const isAmount = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text) && Number(text) <= MAX_POINTS;
const isText = (text: string | undefined): boolean =>
  text === undefined || (text.trim() !== '' && text.length <= MAX_TEXT);

type Parsed = { words: string[]; options: { reference?: string; remark?: string }; author: AuditOptions | null };

function parse(args: string[]): Parsed {
  const text = { type: 'string' } as const;
  try {
    const options = { reference: text, remark: text, reason: text, as: text };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { reference, remark } = values;
    if (!isText(reference) || !isText(remark)) throw new TypeError(`a text has 1 to ${MAX_TEXT} characters`);
    return {
      words: positionals,
      options: { ...(reference && { reference: reference.trim() }), ...(remark && { remark }) },
      author: parseAuditOptions(values),
    };
  } catch (error) {
    throw new StartError(`points: ${(error as Error).message.split('\n')[0]}. Usage: ${USAGE.join('; ')}`);
  }
}
