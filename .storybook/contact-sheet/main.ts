/**
 * `pnpm matrix [part …] [--wide] [--against <commit>]`: pictures of screens and of other stories by parts of their names, and a page
 * that shows them. `pnpm storybook:build` takes all screens. Needs a built Storybook.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybookAtCommit, deleteUnchangedPictures } from './against.ts';
import { type ContactSheetDeviceName, CONTACT_SHEET_DEVICES } from './looks.ts';
import { renderChangedPicturesPage, renderContactSheet } from './sheet.ts';
import { readStoryEntries } from './stories.ts';
import { writeStoryPictures } from './take-pictures.ts';

const SITE = join(import.meta.dirname, '../storybook-static');
const SHEET = join(SITE, 'contact-sheet');
const CHANGES = join(import.meta.dirname, '../report/changes');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, wide: { type: 'boolean', default: false } },
});
const devices: ContactSheetDeviceName[] = values.wide ? ['phone', 'wide'] : ['phone'];
const started = Date.now();

function installPrograms(): void {
  const folder = join(import.meta.dirname, '../../tooling/ci');
  for (const [script, ...args] of [['programs.ts', 'chromium'], ['fonts.ts']] as const) {
    const { status } = spawnSync(process.execPath, [join(folder, script), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) process.exit(1);
  }
}

function finish(page: string, summary: string, missing: readonly string[]): void {
  for (const line of missing) console.error(`no picture of ${line}`);
  console.log(`${summary} in ${Math.round((Date.now() - started) / 1000)} s: ${page}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

async function makeContactSheet(): Promise<void> {
  const stories = readStoryEntries(SITE, positionals);
  const { count, missing } = await writeStoryPictures(SITE, stories, devices, SHEET);
  // Pictures of an earlier call stay, as long as they show this build.
  const all = [...new Map([...readStoryEntries(SITE, []), ...stories].map((story) => [story.id, story])).values()];
  const shown = all.filter(({ id }) => existsSync(join(SHEET, id)));
  const page = join(SHEET, 'index.html');
  const taken = (Object.keys(CONTACT_SHEET_DEVICES) as ContactSheetDeviceName[]).filter(
    (device) => globSync(`*/${device}-*`, { cwd: SHEET }).length > 0,
  );
  writeFileSync(page, renderContactSheet(shown, taken));
  finish(page, `${count} pictures`, missing);
}

async function showChanges(commit: string): Promise<void> {
  rmSync(CHANGES, { recursive: true, force: true });
  const former = buildStorybookAtCommit(commit);
  const missing: string[] = [];
  for (const [side, site] of [
    ['before', former],
    ['after', SITE],
  ] as const) {
    console.log(`Taking pictures ${side} …`);
    const taken = await writeStoryPictures(site, readStoryEntries(site, positionals), devices, join(CHANGES, side));
    missing.push(...taken.missing.map((line) => `${line} (${side})`));
  }
  const files = deleteUnchangedPictures(CHANGES);
  const page = join(CHANGES, 'index.html');
  mkdirSync(CHANGES, { recursive: true });
  writeFileSync(
    page,
    renderChangedPicturesPage(files, commit, (path) => existsSync(join(CHANGES, path))),
  );
  finish(page, `${files.length} changed pictures`, missing);
}

installPrograms();
await (values.against ? showChanges(values.against) : makeContactSheet());
