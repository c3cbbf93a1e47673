import { announceCommand } from './announce.ts';
import { auditLogCommand } from './audit.ts';
import { bannedWordsCommand } from './banned-words.ts';
import type { OperatorCommand } from './command.ts';
import { captchaCommand } from './captcha.ts';
import { discoverCommand } from './discover.ts';
import { inviteCodesCommand } from './invite-codes.ts';
import { jobsCommand } from './jobs.ts';
import { ledgerCommand } from './ledger.ts';
import { maintenanceCommand } from './maintenance.ts';
import { minefieldCommand } from './minefield.ts';
import { pointsCommand } from './points.ts';
import { postReviewCommand } from './posts.ts';
import { paymentProvidersCommand } from './providers.ts';
import { registrationFieldsCommand } from './registration.ts';
import { reportsCommand } from './reports.ts';
import { tokenSecretsCommand } from './secrets.ts';
import { statsCommand } from './stats.ts';
import { usersCommand } from './users.ts';

/** All operator commands, by name. */
export const OPERATOR_COMMANDS: Record<string, OperatorCommand> = {
  maintenance: maintenanceCommand,
  'banned-words': bannedWordsCommand,
  reports: reportsCommand,
  users: usersCommand,
  posts: postReviewCommand,
  captcha: captchaCommand,
  registration: registrationFieldsCommand,
  'invite-codes': inviteCodesCommand,
  secrets: tokenSecretsCommand,
  jobs: jobsCommand,
  points: pointsCommand,
  providers: paymentProvidersCommand,
  minefield: minefieldCommand,
  announce: announceCommand,
  discover: discoverCommand,
  ledger: ledgerCommand,
  audit: auditLogCommand,
  stats: statsCommand,
};

/** The output of `pnpm operator` without a command. */
export function formatOperatorCommandList(): string {
  const lines = Object.values(OPERATOR_COMMANDS).flatMap(({ usage, about }) => [
    ...usage.map((line) => `  pnpm operator ${line}`),
    `      ${about}`,
    '',
  ]);
  return ['Commands for the operator of a running site:', '', ...lines].join('\n');
}
