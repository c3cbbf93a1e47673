// `pnpm brand new <slug> --accent <colour> [--title <name>] [--logo <file.svg>]`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBrandFiles } from './create.ts';

const USAGE = "pnpm brand new <slug> --accent '#7c3aed' [--title Nova] [--logo logo.svg]";

function createFromArguments(): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accent: { type: 'string' }, title: { type: 'string' }, logo: { type: 'string' } },
  });
  const [action, slug] = positionals;
  if (action !== 'new' || !slug || !values.accent) throw new Error(USAGE);
  writeBrandFiles(join(import.meta.dirname, '../../brands'), { ...values, slug, accent: values.accent });
  return `brands/${slug} is ready: its colours are readable in both themes.

See it:
  pnpm dev          then http://${slug}.localhost:4000
  pnpm storybook    and choose the brand in the toolbar

Decide what is left:
  brand.json        title, languages (the first is the default), country, termsUrl and privacyUrl,
                    minefield, captchaId and google if the brand has them
  tokens.json       shapes, type, motion and density; the list is packages/tokens/README.md
  assets/           ${values.logo ? '' : 'logo.svg is only a stand-in; '}icon.svg fills its square, share.svg is 1200 × 630
  messages/         en.json and zh_cn.json for texts of its own, such as shell.brand.slogan`;
}

try {
  console.log(createFromArguments());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
