import { runTransaction } from '../base/database/transaction.ts';
import { writeSetting } from '../base/database/settings.ts';
import { listServedBrands } from '../platform/hosting/hosts.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = ['on', 'off'].map((state) => `captcha ${state} ${AUDITED_COMMAND_OPTIONS_USAGE}`);

/** Switches the captcha before sending a code on or off (spec §1). */
export const captchaCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Switches the captcha before sending a code on or off. Needs CAPTCHA_KEYS.',
  prepare: (args) => {
    const { words, requireAuthor } = parseAuditedArgs('captcha', USAGE, args);
    const [state, ...rest] = words;
    if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new StartError('captcha: expects "on" or "off".');
    const operator = requireAuthor();
    return async ({ config, db, clock }) => {
      const keyless = listServedBrands(config).filter(
        ({ slug, captchaId }) => captchaId !== undefined && !(slug in config.integrations.captchaKeys),
      );
      if (state === 'on' && keyless.length > 0) {
        throw new StartError(
          `captcha: CAPTCHA_KEYS has no key for ${keyless.map(({ slug }) => slug).join(', ')}, so users there could not get a code. Set it here and for the server, like ${keyless[0]!.slug}=….`,
        );
      }
      await runTransaction(db, async (trx) => {
        await writeSetting(trx, 'geetest_status', state === 'on', clock());
        await recordAuditEntries(trx, operator, `captcha ${state}`, ['site']);
      });
      return state === 'on' ? 'Codes are sent after a captcha.' : 'Codes are sent without a captcha.';
    };
  },
};
