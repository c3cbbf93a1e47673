import { parseArgs } from 'node:util';
import { keyFileIn } from '../platform/secrets/key-file.ts';
import { rotateKeyFile } from '../platform/secrets/rotate.ts';
import { newSecret } from '../platform/secrets/token-keys.ts';
import { StartError } from '../base/start-error.ts';
import type { Command } from './command.ts';

const USAGE = 'secrets rotate [--overlap <hours>]';
const HOUR_MS = 3_600_000;
/** The maximum lifetime of an access token (ACCESS_TOKEN_LIFETIME). */
const OVERLAP_HOURS = 24;

/** Rotates the secret of tokens without signing users out. */
export const secrets: Command = {
  usage: [USAGE],
  about: `Creates a new secret that signs tokens. The former secret is accepted for ${OVERLAP_HOURS} hours, or as long as --overlap says.`,
  prepare: (args) => {
    const overlapMs = readOverlap(args) * HOUR_MS;
    return async ({ config, db, clock }) => {
      if (config.tokenSecrets.length > 0) return describeByHand(newSecret());
      const endAt = await rotateKeyFile(db, config.dataDir, clock(), overlapMs);
      return `${keyFileIn(config.dataDir)} has a new secret; running instances sign with it within a second. The former one is ${overlapMs > 0 ? `accepted until ${endAt.toISOString()}` : 'no longer accepted'}.`;
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

function readOverlap(args: string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { overlap: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1 || positionals[0] !== 'rotate') throw new TypeError('expects "rotate"');
    const hours = Number(values.overlap ?? OVERLAP_HOURS);
    if (!(hours >= 0 && hours <= 24 * 365) || values.overlap === '')
      throw new TypeError(`--overlap ${values.overlap} is not a number of hours`);
    return hours;
  } catch (error) {
    throw new StartError(`secrets: ${(error as Error).message.split('\n')[0]!.replace(/\.$/, '')}. Usage: ${USAGE}`);
  }
}
