import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { ServerProcess } from '../../src/server-process.ts';
import { expect, test } from '../../src/test.ts';
import { RepoCopy } from '../../src/repo-copy.ts';

/** A new brand is a new folder (design §3); a new or changed brand rebuilds only that brand and the universal build. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const SIXTH = 'sixth';
const SLUGS = [...BRANDS.map(({ slug }) => slug), SIXTH];

const FONT = 'assets/fonts/Sixth-400.woff2';

let tree: RepoCopy;

/** Slug → whether its build came from the cache, parsed from the build's output. */
function readBuilds(output: string): Map<string, boolean> {
  const lines = output.matchAll(/^(?:.*:build: )?(\S+)\s+(cache hit|built in .*)$/gm);
  return new Map([...lines].map(([, slug, how]) => [slug!, how === 'cache hit']));
}

const listRebuilt = (builds: ReadonlyMap<string, boolean>): string[] =>
  [...builds]
    .filter(([, isHit]) => !isHit)
    .map(([slug]) => slug)
    .toSorted();

/** Adds a copy of GU with a web font, another id and title. */
function addBrand(): void {
  tree.copy('brands/gu', `brands/${SIXTH}`);
  const file = tree.path('brands', SIXTH, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand;
  const sixth = { ...brand, id: 'SIXTH', slug: SIXTH, order: 1_000, title: 'Sixth' };
  writeFileSync(file, JSON.stringify(sixth, null, 2));
  mkdirSync(tree.path('brands', SIXTH, 'assets/fonts'));
  writeFileSync(tree.path('brands', SIXTH, FONT), 'font');
}

test.beforeAll(() => {
  tree = new RepoCopy();
  addBrand();
});

test.afterAll(() => tree.remove());

test('sixth brand: builds from its folder alone and is served at its host', async ({ browser }) => {
  const builds = readBuilds(await tree.turbo('build'));
  expect([...builds.keys()].toSorted()).toEqual([...SLUGS, 'universal'].toSorted());
  expect(listRebuilt(builds)).toEqual([SIXTH, 'universal'].toSorted());

  const page = readFileSync(tree.path('apps/web/dist', SIXTH, 'index.html'), 'utf8');
  expect(page).toContain('<title>Sixth</title>');
  expect(page).toContain(`class="brand-${SIXTH}"`);
  expect(page).toContain(`.brand-${SIXTH}{`);

  const dataDir = mkdtempSync(join(tmpdir(), 'quintet-sixth-'));
  const server = new ServerProcess({
    root: tree.root,
    dataDir,
    log: join(import.meta.dirname, '../../report/server-sixth.log'),
    env: { DEMO: '0' },
  });
  try {
    await server.start();
    const visitor = await browser.newPage({ baseURL: server.origin(SIXTH) });
    await visitor.goto('/login');
    await expect(visitor).toHaveTitle(/Sixth/);
    await expect(visitor.locator('html')).toContainClass(`brand-${SIXTH}`);
    await expect(visitor.getByRole('button').first()).toBeVisible();
    const config = await visitor.evaluate(async () => (await fetch('/brand/config')).json());
    expect(config).toMatchObject({ result: { brand: { id: 'SIXTH' } } });
    expect(page).toContain(`url(/fonts/${SIXTH}/Sixth-400.woff2)`);
    // From the page: outside a browser not every machine resolves names below localhost.
    const font = await visitor.evaluate(async (path) => {
      const response = await fetch(path);
      return [await response.text(), response.headers.get('content-type')];
    }, `/fonts/${SIXTH}/Sixth-400.woff2`);
    expect(font).toEqual(['font', 'font/woff2']);
    await visitor.close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('unchanged build: comes from the cache', async () => {
  expect(await tree.turbo('build')).toMatch(/FULL TURBO/);
});
