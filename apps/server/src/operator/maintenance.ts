import { setMaintenance } from '../platform/maintenance-state-cache.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = [
  `maintenance on [--announcement <text>] [--start <time>] [--end <time>] ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `maintenance off ${AUDITED_COMMAND_OPTIONS_USAGE}`,
];

/** Closes all screens except /maintenance, and all API operations except its own (spec §4), at once or between two times. */
export const maintenanceCommand: OperatorCommand = {
  usage: USAGE,
  about:
    'Closes the site for maintenance and opens it again. Times as 2026-03-01T22:00 here, or with a zone: 2026-03-01T22:00Z.',
  prepare: (args) => {
    const { isOn, announcement, start, end, author } = read(args);
    if (start && end && end <= start) throw new StartError('--end must be after --start.');
    return async (tools) => {
      const now = tools.clock();
      const window = { isOn, announcement, start: start?.toISOString() ?? null, end: end?.toISOString() ?? null };
      const { enabled, status } = await setMaintenance(tools, window, now, (trx) =>
        recordAuditEntries(trx, author, `maintenance ${isOn ? 'on' : 'off'}`, ['site']),
      );
      if (enabled) return `The site is closed${end ? ` until ${end.toISOString()}` : ''}.`;
      return isOn && status === 1 ? `The site closes at ${start?.toISOString()}.` : 'The site is open.';
    };
  },
};

function read(args: string[]) {
  const { words, requireAuthor, options } = parseAuditedArgs('maintenance', USAGE, args, [
    'announcement',
    'start',
    'end',
  ]);
  try {
    const [state, ...rest] = words;
    if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new TypeError('expects "on" or "off"');
    const { announcement = '', start, end } = options;
    if (announcement.length > 2000) throw new TypeError('--announcement has at most 2000 characters');
    const times = { start: readTime('--start', start), end: readTime('--end', end) };
    return { isOn: state === 'on', announcement, ...times, author: requireAuthor() };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`maintenance: ${(error as Error).message}. Usage: ${USAGE.join('; ')}`);
  }
}

function readTime(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new TypeError(`${name} ${text} is not a time`);
  return time;
}
