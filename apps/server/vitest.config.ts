import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of what differs between the embedded PostgreSQL and an external one: connections over TCP with a password, its settings and
 * its locale (C: case and characters of text), commits of several instances, and their signals.
 */
const ON_A_URL = [
  'src/base/database/*.test.ts',
  'src/platform/events/{instances,log,numbering,stream}.test.ts',
  'src/slices/auth/login.test.ts',
  'src/slices/chat/{history,send}.test.ts',
  'src/slices/groups/groups.test.ts',
  'src/platform/jobs/instances.test.ts',
  'src/slices/cleanup.test.ts',
];

/**
 * Left out of `npm test`, as is the project `url`: tests of whole processes and their failures, of random actions, of thousands of requests
 * or hundreds at once, of jobs, of Redis, and of videos.
 */
const SLOW = [
  'src/**/*.property.test.ts',
  'src/main.test.ts',
  'src/main.{database,jobs}.test.ts',
  'src/operator/main.test.ts',
  'src/concurrency/concurrency.test.ts',
  'src/faults/*.test.ts',
  'src/fuzz/fuzz.test.ts',
  'src/platform/events/{numbering,pubsub-signals}.test.ts',
  'src/platform/http/request-bodies.test.ts',
  'src/platform/jobs/{instances,jobs}.test.ts',
  'src/platform/media/video.test.ts',
  'src/platform/rate-limits/rate-limit-counters.test.ts',
  'src/slices/contacts/enumeration.test.ts',
  'src/slices/groups/limits.test.ts',
];
const hasSlowTests = process.env['SLOW_TESTS'] !== '0';

/** The longest files. Without the durations of a former run, Vitest would start them late, and one would end last. */
const FIRST = [
  'concurrency/concurrency.test.ts',
  'src/main.test.ts',
  'src/main.database.test.ts',
  'access/access.test.ts',
  'operator/main.test.ts',
  'faults/red-envelopes.test.ts',
  'media/video.test.ts',
];

class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => FIRST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Files share a process and its modules; each one has a database of its own. The timeouts end a test that hangs; `expect.poll` waits as
 * long as a busy machine needs.
 */
const common = {
  hookTimeout: 180_000,
  testTimeout: 180_000,
  isolate: false,
  expect: { poll: { timeout: 15_000 } },
};

/** Everything runs on our own PostgreSQL; what differs there runs again on one that a URL leads to. */
export default defineConfig({
  test: {
    // One more than cores: tests often wait for the database, and those of a whole process for its start.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        test: {
          ...common,
          name: 'embedded',
          include: ['src/**/*.test.ts'],
          exclude: ['src/main.pgbouncer.test.ts', ...(hasSlowTests ? [] : SLOW)],
          globalSetup: ['src/base/database/test-setup-embedded.ts'],
        },
      },
      ...(hasSlowTests
        ? [
            {
              test: {
                ...common,
                name: 'url',
                include: ON_A_URL,
                globalSetup: ['src/base/database/test-setup-external.ts'],
              },
            },
          ]
        : []),
      // Needs PgBouncer 1.22: `pnpm test:chaos pgbouncer`.
      ...(process.env.PGBOUNCER
        ? [{ test: { ...common, name: 'pgbouncer', include: ['src/main.pgbouncer.test.ts'] } }]
        : []),
    ],
  },
});
