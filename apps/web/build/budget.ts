import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { ScreenName } from '../src/app/load-screen.ts';
import { paths } from '../src/shared/navigation/paths.ts';
import type { BrandBuildConfig } from './brands.ts';
import {
  describeModuleGrowth,
  measureModuleSizes,
  readRecordedModuleSizes,
  writeRecordedModuleSizes,
} from './module-growth.ts';
import { findPreloadFiles } from './preload-files.ts';

/** Budget of a guest's first screen including the page itself, in brotli bytes. */
const FIRST_SCREEN_BUDGET = { script: 97_000, style: 12_000 };
/** The universal build loads the code that finds its brand besides. */
const UNIVERSAL_FIRST_SCREEN_BUDGET = { script: 100_000, style: 12_000 };
/** Budget of the login by phone, e-mail or Google, which follows `/login`; it loads the code of forms besides. */
const LOGIN_FORM_BUDGET = { script: 98_500, style: 12_000 };
/** Budget of a longer form, which is seldom the first screen. */
const FORM_BUDGET = { script: 105_000, style: 12_000 };
/** Budget of a page behind a shared link, which needs more than a list of posts. */
const LINKED_PAGE_BUDGET = { script: 126_000, style: 15_000 };

const LOGIN_FORMS: readonly string[] = [
  paths.loginPhone.pattern,
  paths.loginEmail.pattern,
  paths.googleCallback.pattern,
];
const FORMS: readonly string[] = [
  paths.register.pattern,
  paths.forgotPasswordPhone.pattern,
  paths.googleRegister.pattern,
];

function getBudget(at: readonly string[], { brand }: BrandBuildConfig): typeof FIRST_SCREEN_BUDGET {
  if (at.some((address) => FORMS.includes(address))) return FORM_BUDGET;
  if (brand && at.some((address) => LOGIN_FORMS.includes(address))) return LOGIN_FORM_BUDGET;
  if (at.some((address) => address.endsWith('*') && address !== '*')) return LINKED_PAGE_BUDGET;
  return brand ? FIRST_SCREEN_BUDGET : UNIVERSAL_FIRST_SCREEN_BUDGET;
}

interface Addition {
  readonly what: string;
  readonly newScreens: readonly ScreenName[];
  /** The screens that were loaded before. */
  readonly loadedBefore: readonly ScreenName[];
  readonly maxBytes: number;
}

const CHAT_LAYOUTS: readonly ScreenName[] = ['signedInLayout', 'chatPanes'];
const GUEST_HOME: readonly ScreenName[] = ['guestLayout', 'home'];
/** What opening further screens may add to the loaded script. */
const ADDITIONS: readonly Addition[] = [
  { what: 'a guest’s home', newScreens: GUEST_HOME, loadedBefore: [], maxBytes: 20_000 },
  { what: 'a member’s home', newScreens: ['signedInLayout', 'home'], loadedBefore: GUEST_HOME, maxBytes: 37_000 },
  { what: 'the chats', newScreens: [...CHAT_LAYOUTS, 'chatList'], loadedBefore: [], maxBytes: 59_500 },
  { what: 'a room', newScreens: ['room'], loadedBefore: CHAT_LAYOUTS, maxBytes: 39_000 },
];

type Kind = keyof typeof FIRST_SCREEN_BUDGET;
const KINDS: readonly Kind[] = ['script', 'style'];
const ENDINGS: Readonly<Record<Kind, string>> = { script: '.js', style: '.css' };

const sizeOf = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const contentOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  output.type === 'chunk' ? output.code : output.source;

/** The compressed size of inline scripts or styles. */
function sizeInPage(bundle: Rolldown.OutputBundle, kind: Kind): number {
  const html = String(contentOf(bundle['index.html']!));
  const parts = html.matchAll(new RegExp(`<${kind}(?![^>]* src=)[^>]*>([^]*?)</${kind}>`, 'g'));
  return sizeOf([...parts].map(([, content]) => content).join('\n'));
}

/** Fails the build when a first screen or a larger screen exceeds its budget (README, First screen). */
export function sizeBudgetPlugin(build: BrandBuildConfig): Plugin {
  return {
    name: 'quintet:budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const compressedSizes = new Map<string, number>();
        const sumSizes = (files: readonly string[], kind: Kind): number => {
          const wanted = [...new Set(files)].filter((file) => file.endsWith(ENDINGS[kind]));
          for (const file of wanted)
            if (!compressedSizes.has(file)) compressedSizes.set(file, sizeOf(contentOf(bundle[file]!)));
          return wanted.reduce((sum, file) => sum + compressedSizes.get(file)!, 0);
        };
        const { base, codeOf, files, routes } = findPreloadFiles(bundle, build);
        const recorded = readRecordedModuleSizes();
        if (process.env['RECORD_MODULE_SIZES'])
          writeRecordedModuleSizes(measureModuleSizes(bundle, [...base, ...codeOf(GUEST_HOME)]));
        const assertWithin = (what: string, bytes: number, maxBytes: number, needed: readonly string[]): void => {
          if (bytes <= maxBytes) return;
          const growth = describeModuleGrowth(recorded, measureModuleSizes(bundle, needed));
          this.error(`${build.slug}: ${what} takes ${bytes} bytes, more than ${maxBytes}.\n${growth}`);
        };

        for (const kind of KINDS) {
          const inPage = sizeInPage(bundle, kind);
          for (const [at, { all, translations }] of routes) {
            const { [kind]: maxBytes } = getBudget(at, build);
            for (const language of [[], ...Object.values(translations)]) {
              const needed = [...base, ...[...all, ...language].map((index) => files[index]!.slice(1))];
              assertWithin(
                `the ${kind} of a first screen at ${at.join(', ')}`,
                inPage + sumSizes(needed, kind),
                maxBytes,
                needed,
              );
            }
          }
        }
        for (const { what, newScreens, loadedBefore, maxBytes } of ADDITIONS) {
          const before = new Set([...base, ...codeOf(loadedBefore)]);
          const added = [...codeOf(newScreens)].filter((file) => !before.has(file));
          assertWithin(`the script that ${what} adds`, sumSizes(added, 'script'), maxBytes, added);
        }
      },
    },
  };
}
