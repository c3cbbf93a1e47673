import { describe, expect, it } from 'vitest';
import { findServerImportError } from './server-layers.ts';

describe('server layers', () => {
  it.each([
    ['base/a.ts', 'platform/services.ts', 'base never imports platform'],
    ['platform/http/a.ts', 'slices/auth/b.ts', 'platform never imports slices'],
    ['slices/auth/a.ts', 'slices/served.ts', 'slices never imports composition of the slices'],
    ['slices/auth/a.ts', 'services.ts', 'slices never imports main'],
    ['slices/served.ts', 'start.ts', 'composition of the slices never imports main'],
    ['start.ts', 'bench/server.ts', 'main never imports tools'],
    ['slices/groups/a.ts', 'slices/chat/b.ts', 'slice "groups" never imports "chat"'],
    ['slices/karaoke/a.ts', 'slices/auth/b.ts', 'slice "karaoke" has no place in the order'],
    ['base/database/migrations/0001-a.ts', 'base/database/settings.ts', 'a migration imports no application code'],
    ['slices/auth/a.ts', 'slices/auth/test-clock.ts', 'only tests, test suites and benchmarks'],
    ['operator/main.ts', 'test-server.ts', 'only tests, test suites and benchmarks'],
    ['start.ts', 'use-test-server.ts', 'only tests, test suites and benchmarks'],
    ['base/a.ts', 'base/a.test.ts', 'only tests, test suites and benchmarks'],
  ])('%s may not import %s', (from, to, why) => {
    expect(findServerImportError(`src/${from}`, `src/${to}`)).toContain(why);
  });

  it.each([
    ['slices/chat/a.ts', 'slices/groups/b.ts'],
    ['slices/auth/a.ts', 'platform/services.ts'],
    ['platform/http/a.ts', 'base/config.ts'],
    ['operator/main.ts', 'platform/events/log.ts'],
    ['base/a.test.ts', 'slices/served.ts'],
    ['slices/test-world.ts', 'services.ts'],
    ['slices/auth/a.test.ts', 'slices/auth/test-clock.ts'],
    ['access/row.ts', 'slices/test-world.ts'],
    ['bench/feeds.ts', 'base/database/test-servers.ts'],
  ])('%s may import %s', (from, to) => {
    expect(findServerImportError(`src/${from}`, `src/${to}`)).toBeUndefined();
  });
});
