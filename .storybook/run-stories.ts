import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { STORY_ROUND_COUNT } from './matrix.ts';

// `pnpm stories [--all] [file …]`: one round as in `npm test`, or every combination of each story.
const isAll = process.argv.includes('--all');
const files = process.argv.slice(2).filter((argument) => argument !== '--all');
const { status } = spawnSync(
  'turbo',
  ['run', 'stories', '--output-logs=new-only', '--log-prefix=none', '--', ...files],
  {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...(isAll && { STORY_ROUNDS: String(STORY_ROUND_COUNT) }) },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
