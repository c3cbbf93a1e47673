import { expect, it } from 'vitest';
import { readServerConfig } from '../base/config.ts';
import { openTestDatabase } from '../base/database/test-database.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { readMinefieldOperatorSettings } from '../slices/red-envelopes/minefield-settings.ts';
import { minefieldCommand } from './minefield.ts';

const REASON = ['--reason', 'checked', '--as', 'ann'];

it.each([
  ['production', 'off', true],
  ['the demo data', 'on', false],
])(
  'minefields: in %s they are %s first, and an operator who switches them on is told to check the law',
  async (_, first, isProduction) => {
    const { db, close } = await openTestDatabase();
    const config = { ...readServerConfig({}), isProduction };
    const tools = {
      config,
      db,
      events: createEventRecorder(db, createLocalInstanceSignals()),
      clock: () => new Date(),
    };
    const run = (...args: string[]) => minefieldCommand.prepare(args)(tools);
    expect(await run('status')).toBe(`minefield  ${first}  limit 20000`);
    expect(await run('on', ...REASON)).toMatch(/^minefield {2}on {2}limit 20000\n.*law of every country/);
    expect(await readMinefieldOperatorSettings(db, config)).toEqual({ is_on: true, daily_stakes: 20_000 });
    expect(await run('limit', '500', ...REASON)).toBe('minefield  on  limit 500');
    expect(await run('off', ...REASON)).toBe('minefield  off  limit 500');
    for (const args of [[], ['on'], ['limit', ...REASON], ['limit', '-1', ...REASON], ['status', ...REASON]])
      expect(() => minefieldCommand.prepare(args)).toThrow(/Usage|--reason/);
    await close();
  },
);
