import { writeSetting } from '../database/settings.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';

/** Whether a captcha is required before a code is sent (spec §1). */
export const captcha: Command = {
  usage: ['captcha on', 'captcha off'],
  about: 'Asks for a captcha before a code is sent, or does not. Needs CAPTCHA_KEYS.',
  prepare: ([state, ...rest]) => {
    if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new StartError('captcha: say on or off.');
    return async ({ db, clock }) => {
      await writeSetting(db, 'geetest_status', state === 'on', clock());
      return state === 'on' ? 'Codes are sent after a captcha.' : 'Codes are sent without a captcha.';
    };
  },
};
