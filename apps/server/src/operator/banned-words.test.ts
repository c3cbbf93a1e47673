import { expect, it } from 'vitest';
import { readServerConfig } from '../base/config.ts';
import { openTestDatabase } from '../base/database/test-database.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { auditLogCommand } from './audit.ts';
import { bannedWordsCommand } from './banned-words.ts';

const REASON = ['--reason', 'gambling', '--as', 'ann'];

it('banned words: are added, listed and removed regardless of case and width', async () => {
  const { db, close } = await openTestDatabase();
  const tools = {
    config: readServerConfig({}),
    db,
    events: createEventRecorder(db, createLocalInstanceSignals()),
    clock: () => new Date(),
  };
  const run = (...args: string[]) => bannedWordsCommand.prepare(args)(tools);
  expect(await run('list')).toBe('No word is banned.');
  expect(await run('add', 'Casino', '赌博', ...REASON)).toBe('Banned: Casino, 赌博');
  expect(await run('add', 'ＣＡＳＩＮＯ', ...REASON)).toBe('Banned: 赌博, ＣＡＳＩＮＯ');
  expect(await run('remove', 'casino', ...REASON)).toBe('Banned: 赌博');
  for (const args of [
    [],
    ['add'],
    ['add', ' ', ...REASON],
    ['add', 'x'],
    ['list', 'x'],
    ['list', ...REASON],
    ['ban', 'x', ...REASON],
  ])
    expect(() => bannedWordsCommand.prepare(args)).toThrow(/Usage/);
  expect((await auditLogCommand.prepare(['casino'])(tools)).split('  ').slice(1)).toEqual([
    'ann',
    'banned-words remove',
    'casino',
    'gambling',
  ]);
  await close();
});
