import { announce } from './announce.ts';
import { audit } from './audit.ts';
import { bannedWords } from './banned-words.ts';
import type { Command } from './command.ts';
import { captcha } from './captcha.ts';
import { discover } from './discover.ts';
import { inviteCodes } from './invite-codes.ts';
import { jobs } from './jobs.ts';
import { ledger } from './ledger.ts';
import { maintenance } from './maintenance.ts';
import { minefield } from './minefield.ts';
import { points } from './points.ts';
import { posts } from './posts.ts';
import { providers } from './providers.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { secrets } from './secrets.ts';
import { stats } from './stats.ts';
import { users } from './users.ts';

/** All operator commands, by name. */
export const COMMANDS: Record<string, Command> = {
  maintenance,
  'banned-words': bannedWords,
  reports,
  users,
  posts,
  captcha,
  registration,
  'invite-codes': inviteCodes,
  secrets,
  jobs,
  points,
  providers,
  minefield,
  announce,
  discover,
  ledger,
  audit,
  stats,
};

/** The output of `pnpm operator` without a command. */
export function listCommands(): string {
  const lines = Object.values(COMMANDS).flatMap(({ usage, about }) => [
    ...usage.map((line) => `  pnpm operator ${line}`),
    `      ${about}`,
    '',
  ]);
  return ['Commands for the operator of a running site:', '', ...lines].join('\n');
}
