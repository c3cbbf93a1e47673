import { parseArgs } from 'node:util';
import { runTransaction } from '../base/database/transaction.ts';
import { StartError } from '../base/start-error.ts';
import {
  PAYMENT_PROVIDER_CODES,
  type PaymentProviderCode,
  type PaymentProviderOperatorSettings,
  readPaymentProviderOperatorSettings,
  writePaymentProviderOperatorSettings,
} from '../slices/wallet/provider-settings.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditOptions } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const LIMITS = {
  min: 'min_amount',
  max: 'max_amount',
  daily: 'daily_amount',
  'fee-basis-points': 'fee_basis_points',
  'fee-min': 'fee_min',
} as const satisfies Record<string, keyof PaymentProviderOperatorSettings>;
type LimitName = keyof typeof LIMITS;

const CODES = PAYMENT_PROVIDER_CODES.join('|');
const OPTIONS = (Object.keys(LIMITS) as LimitName[]).map((name) => `[--${name} <number>]`).join(' ');
const USAGE = [
  `providers on|off ${CODES} ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `providers limits ${CODES} ${OPTIONS} ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'providers list',
];

/** Switches redemption on and off, and sets its limits and fees. */
export const paymentProvidersCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Switches redemption at a provider on or off, and sets its limits and fee. Pending redemptions go on.',
  prepare: (args) => {
    const { words, limits, author } = parse(args);
    const [action, code, ...rest] = words;
    const hasLimits = Object.keys(limits).length > 0;
    if (action === 'list' && code === undefined && !author && !hasLimits) {
      return async ({ db }) =>
        (
          await Promise.all(
            PAYMENT_PROVIDER_CODES.map(async (one) =>
              describe(one, await readPaymentProviderOperatorSettings(db, one)),
            ),
          )
        ).join('\n');
    }
    const isChange = action === 'limits' ? hasLimits : (action === 'on' || action === 'off') && !hasLimits;
    if (!isChange || !isCode(code) || rest.length > 0 || !author)
      throw new StartError(`providers: Usage: ${USAGE.join('; ')}`);
    return async ({ db, clock }) =>
      runTransaction(db, async (trx) => {
        const changes = action === 'limits' ? limits : { is_on: action === 'on' };
        const settings = { ...(await readPaymentProviderOperatorSettings(trx, code)), ...changes };
        if (settings.min_amount > settings.max_amount || settings.fee_min >= settings.min_amount)
          throw new StartError('providers: expects fee-min < min <= max.');
        await writePaymentProviderOperatorSettings(trx, code, settings, clock());
        await recordAuditEntries(trx, author, `providers ${action}`, [code]);
        return describe(code, settings);
      });
  },
};

const isCode = (text: string | undefined): text is PaymentProviderCode =>
  (PAYMENT_PROVIDER_CODES as readonly unknown[]).includes(text);

const describe = (code: PaymentProviderCode, settings: PaymentProviderOperatorSettings): string => {
  const limits = (Object.keys(LIMITS) as LimitName[]).map((name) => `${name} ${settings[LIMITS[name]]}`);
  return [code, settings.is_on ? 'on' : 'off', ...limits].join('  ');
};

type Parsed = { words: string[]; limits: Partial<PaymentProviderOperatorSettings>; author: AuditOptions | null };

function parse(args: string[]): Parsed {
  const text = { type: 'string' } as const;
  try {
    const options = {
      min: text,
      max: text,
      daily: text,
      'fee-basis-points': text,
      'fee-min': text,
      reason: text,
      as: text,
    };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const limits = (Object.keys(LIMITS) as LimitName[]).flatMap((name) => {
      const value = values[name];
      if (value === undefined) return [];
      if (!/^\d{1,9}$/.test(value)) throw new TypeError(`--${name} is not a whole number`);
      if (name === 'fee-basis-points' && Number(value) >= 10_000) throw new TypeError(`--${name} is below 10000`);
      return [[LIMITS[name], Number(value)]];
    });
    return { words: positionals, limits: Object.fromEntries(limits), author: parseAuditOptions(values) };
  } catch (error) {
    throw new StartError(`providers: ${(error as Error).message.split('\n')[0]}. Usage: ${USAGE.join('; ')}`);
  }
}
