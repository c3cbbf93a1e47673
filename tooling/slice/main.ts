// `pnpm slice new <name>`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSliceFiles } from './create.ts';

const USAGE = `pnpm slice new reading-lists            an operation, a screen and a flow
pnpm slice new reading-lists --server   an operation only`;

function createFromArguments(): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [action, name] = positionals;
  if (values.help) return USAGE;
  if (action !== 'new' || !name) throw new Error(USAGE);
  const { written, changed } = writeSliceFiles(join(import.meta.dirname, '../..'), name, !values.server);
  const screenSteps = `
  pnpm dev                       http://gu.localhost:4000/${name}, within a minute
  pnpm flow ${name}${' '.repeat(Math.max(1, 21 - name.length))}builds the brands first: minutes in a fresh clone`;
  const screenChoices = `
  messages/zh_cn/${name}.json    the Chinese title
  apps/web                       an entry that leads to the screen (apps/web/README.md, "Registries")`;
  return `The slice ${name} has one operation${values.server ? '' : ', one screen and one flow'}:
  ${written.join('\n  ')}

It is named in:
  ${changed.join('\n  ')}

Next:
  pnpm generate                  types and routes from the contract${values.server ? '' : screenSteps}
  pnpm unit --filter=@quintet/server -- slices/${name} access/access
  pnpm format && pnpm check

Decide what is left:${values.server ? '' : screenChoices}
  apps/server                    tables, writing operations, jobs and events (README, "Add a slice", step 3)
  README.md                      the list of slices`;
}

try {
  console.log(createFromArguments());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
