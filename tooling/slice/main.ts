// `pnpm slice new <name>`
import { join } from 'node:path';
import { createSlice } from './create.ts';

const USAGE = 'pnpm slice new reading-lists';

function createFromArguments(): string {
  const [action, name] = process.argv.slice(2);
  if (action !== 'new' || !name) throw new Error(USAGE);
  const { written, changed } = createSlice(join(import.meta.dirname, '../..'), name);
  return `The slice ${name} has one operation, one screen and one flow:
  ${written.join('\n  ')}

It is named in:
  ${changed.join('\n  ')}

Next:
  pnpm generate                  types and routes from the contract
  pnpm dev                       http://gu.localhost:4000/${name}, within a minute
  pnpm format && pnpm check
  pnpm flow ${name}${' '.repeat(Math.max(1, 21 - name.length))}builds the brands first: minutes in a fresh clone

Decide what is left:
  messages/zh_cn/${name}.json    the Chinese title
  apps/web                       an entry that leads to the screen (apps/web/README.md, "Registries")
  apps/server                    tables, jobs and events (README, "Add a slice")
  README.md                      the list of slices`;
}

try {
  console.log(createFromArguments());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
