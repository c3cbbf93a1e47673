import { writeSetting } from '../base/database/settings.ts';
import { listServedBrands } from '../platform/hosting/hosts.ts';
import { StartError } from '../base/start-error.ts';
import type { Command } from './command.ts';

/** Switches the captcha before sending a code on or off (spec §1). */
export const captcha: Command = {
  usage: ['captcha on', 'captcha off'],
  about: 'Switches the captcha before sending a code on or off. Needs CAPTCHA_KEYS.',
  prepare: ([state, ...rest]) => {
    if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new StartError('captcha: expects "on" or "off".');
    return async ({ config, db, clock }) => {
      const keyless = listServedBrands(config).filter(({ slug }) => !(slug in config.integrations.captchaKeys));
      if (state === 'on' && keyless.length > 0) {
        throw new StartError(
          `captcha: CAPTCHA_KEYS has no key for ${keyless.map(({ slug }) => slug).join(', ')}, so users there could not get a code. Set it here and for the server, like ${keyless[0]!.slug}=….`,
        );
      }
      await writeSetting(db, 'geetest_status', state === 'on', clock());
      return state === 'on' ? 'Codes are sent after a captcha.' : 'Codes are sent without a captcha.';
    };
  },
};
