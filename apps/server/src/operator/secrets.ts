import { runTransaction } from '../base/database/transaction.ts';
import { getSecretKeyFilePath } from '../platform/secrets/key-file.ts';
import { rotateTokenKeys } from '../platform/secrets/rotate.ts';
import { generateSecret } from '../platform/secrets/signing-keys.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = [`secrets rotate [--overlap <hours>] ${AUDITED_COMMAND_OPTIONS_USAGE}`];
const HOUR_MS = 3_600_000;
/** The maximum lifetime of an access token (ACCESS_TOKEN_LIFETIME). */
const OVERLAP_HOURS = 24;

/** Rotates the secret of tokens without signing users out. */
export const tokenSecretsCommand: OperatorCommand = {
  usage: USAGE,
  about: `Creates a new secret that signs tokens. The former secret is accepted for ${OVERLAP_HOURS} hours, or as long as --overlap says.`,
  prepare: (args) => {
    const { overlapMs, author } = read(args);
    return async ({ config, db, clock }) => {
      if (config.tokenSecrets.length > 0) return describeByHand(generateSecret());
      // Recorded first: a secret that changes without an entry would go unseen.
      const endAt = await runTransaction(db, async (trx) => {
        await recordAuditEntries(trx, author, 'secrets rotate', ['site']);
        return rotateTokenKeys(trx, config.dataDir, clock(), overlapMs);
      });
      return `${getSecretKeyFilePath(config.dataDir)} has a new secret; running instances sign with it within a second. The former one is ${overlapMs > 0 ? `accepted until ${endAt.toISOString()}` : 'no longer accepted'}.`;
    };
  },
};

/** Describes the manual steps: every instance must accept a secret before any instance signs with it. */
const describeByHand = (secret: string): string =>
  [
    'The secrets come from TOKEN_SECRETS. Change it on all instances, and restart them, in three steps:',
    `1. Put the new secret at the end: TOKEN_SECRETS=<former>,${secret}`,
    `2. Put it first: TOKEN_SECRETS=${secret},<former>`,
    `3. After ${OVERLAP_HOURS} hours, leave the former one out.`,
  ].join('\n');

function read(args: string[]): { overlapMs: number; author: AuditOptions } {
  const { words, requireAuthor, options } = parseAuditedArgs('secrets', USAGE, args, ['overlap']);
  const throwUsageError = (text: string): never => {
    throw new StartError(`secrets: ${text}. Usage: ${USAGE.join('; ')}`);
  };
  if (words.length !== 1 || words[0] !== 'rotate') return throwUsageError('expects "rotate"');
  const hours = Number(options.overlap ?? OVERLAP_HOURS);
  if (!(hours >= 0 && hours <= 24 * 365) || options.overlap === '')
    return throwUsageError(`--overlap ${options.overlap} is not a number of hours`);
  return { overlapMs: hours * HOUR_MS, author: requireAuthor() };
}
