import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { layouts } from '../src/app/route-preloads.ts';
import type { Screen } from '../src/app/Page.tsx';
import { screens } from '../src/app/screens.ts';
import { paths } from '../src/shared/paths.ts';
import type { Build } from './brands.ts';
import { findFirstFiles } from './preload-files.ts';

/** What a guest's first screen may fetch, with what stands in the page itself: bytes packed with brotli. */
const FIRST = { script: 106_000, style: 12_000 };
/** The same at a form, to which one seldom comes first. */
const FORM = { script: 112_000, style: 12_000 };
/** And where a shared link leads: more than a list of posts. */
const LINKED = { script: 130_000, style: 15_000 };

const FORMS: readonly string[] = [paths.register.pattern, paths.forgotPasswordPhone.pattern];

function budgetOf(at: readonly string[]): typeof FIRST {
  if (at.some((address) => FORMS.includes(address))) return FORM;
  return at.some((address) => address.endsWith('*') && address !== '*') ? LINKED : FIRST;
}

interface Addition {
  readonly what: string;
  readonly opened: readonly Screen[];
  /** What was open before. */
  readonly beside: readonly Screen[];
  readonly most: number;
}

const AROUND_CHATS = [layouts.main, layouts.chats];
const GUEST_HOME = [layouts.guest, screens.home];
/** What screens may add to the script that is there. */
const ADDITIONS: readonly Addition[] = [
  { what: 'a guest’s home', opened: GUEST_HOME, beside: [], most: 20_000 },
  { what: 'a member’s home', opened: [layouts.main, screens.home], beside: GUEST_HOME, most: 40_000 },
  { what: 'the chats', opened: [...AROUND_CHATS, screens.chatList], beside: [], most: 54_000 },
  { what: 'a room', opened: [screens.room], beside: AROUND_CHATS, most: 45_000 },
];

type Kind = keyof typeof FIRST;
const KINDS: readonly Kind[] = ['script', 'style'];
const ENDINGS: Readonly<Record<Kind, string>> = { script: '.js', style: '.css' };

const sizeOf = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const contentOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  output.type === 'chunk' ? output.code : output.source;

/** What stands in the page itself. */
function sizeInPage(bundle: Rolldown.OutputBundle, kind: Kind): number {
  const html = String(contentOf(bundle['index.html']!));
  const parts = html.matchAll(new RegExp(`<${kind}(?![^>]* src=)[^>]*>([^]*?)</${kind}>`, 'g'));
  return sizeOf([...parts].map(([, content]) => content).join('\n'));
}

/** Ends the build of a brand whose first screen or whose larger screens have grown over their budget (README, First screen). */
export function budget(build: Build): Plugin {
  return {
    name: 'quintet:budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packed = new Map<string, number>();
        const weigh = (files: readonly string[], kind: Kind): number => {
          const wanted = [...new Set(files)].filter((file) => file.endsWith(ENDINGS[kind]));
          for (const file of wanted) if (!packed.has(file)) packed.set(file, sizeOf(contentOf(bundle[file]!)));
          return wanted.reduce((sum, file) => sum + packed.get(file)!, 0);
        };
        const hold = (what: string, bytes: number, most: number): void => {
          if (bytes > most) this.error(`${build.slug}: ${what} takes ${bytes} bytes, more than ${most}.`);
        };

        const { base, codeOf, files, openings } = findFirstFiles(bundle, build);
        for (const kind of KINDS) {
          const inPage = sizeInPage(bundle, kind);
          for (const [at, { all, words }] of openings) {
            const { [kind]: most } = budgetOf(at);
            for (const language of [[], ...Object.values(words)]) {
              const needed = [...base, ...[...all, ...language].map((index) => files[index]!.slice(1))];
              hold(`the ${kind} of a first screen at ${at.join(', ')}`, inPage + weigh(needed, kind), most);
            }
          }
        }
        for (const { what, opened, beside, most } of ADDITIONS) {
          const before = new Set([...base, ...codeOf(beside)]);
          const added = [...codeOf(opened)].filter((file) => !before.has(file));
          hold(`the script that ${what} adds`, weigh(added, 'script'), most);
        }
      },
    },
  };
}
