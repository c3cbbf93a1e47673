import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { Server } from '../../src/server.ts';
import { expect, test } from '../../src/test.ts';
import { Tree } from '../../src/repo-copy.ts';

/** Adding a brand is adding a folder (design §3), and a change in one brand rebuilds that one and the universal build only. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const SIXTH = 'sixth';
const SLUGS = [...BRANDS.map(({ slug }) => slug), SIXTH];

let tree: Tree;

/** Slug → whether it came from the cache, from what the build prints. */
function readBuilds(output: string): Map<string, boolean> {
  const lines = output.matchAll(/^(?:.*:build: )?(\S+)\s+(cache hit|built in .*)$/gm);
  return new Map([...lines].map(([, slug, how]) => [slug!, how === 'cache hit']));
}

/** GU in other words: another id, title and class, and tokens with an accent of its own. */
function addBrand(): void {
  tree.copy('brands/gu', `brands/${SIXTH}`);
  const file = tree.path('brands', SIXTH, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand;
  const sixth = { ...brand, id: 'SIXTH', slug: SIXTH, order: 6, title: 'Sixth', colorClass: `brand-${SIXTH}` };
  writeFileSync(file, JSON.stringify(sixth, null, 2));
}

test.beforeAll(() => {
  tree = new Tree();
  addBrand();
});

test.afterAll(() => tree.remove());

test('a sixth brand builds from its folder alone, and is served at its host', async ({ browser }) => {
  const builds = readBuilds(await tree.turbo('build'));
  expect([...builds.keys()].toSorted()).toEqual([...SLUGS, 'universal'].toSorted());

  const page = readFileSync(tree.path('apps/web/dist', SIXTH, 'index.html'), 'utf8');
  expect(page).toContain('<title>Sixth</title>');
  expect(page).toContain(`class="brand-${SIXTH}"`);
  expect(page).toContain(`.brand-${SIXTH}{`);

  const dataDir = mkdtempSync(join(tmpdir(), 'quintet-sixth-'));
  const server = new Server({
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
    await visitor.close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('building with nothing changed takes all from the cache', async () => {
  expect(await tree.turbo('build')).toMatch(/FULL TURBO/);
});

test('a change in one brand’s tokens rebuilds that brand and the universal build only', async () => {
  const file = tree.path('brands', SIXTH, 'tokens.json');
  const tokens = readFileSync(file, 'utf8');
  const changed = tokens.replace(/(0\.\d+) (0\.\d+) (\d+)/, '0.6 0.1 30');
  expect(changed).not.toBe(tokens);
  writeFileSync(file, changed);

  const builds = readBuilds(await tree.turbo('build'));
  const rebuilt = [...builds].filter(([, isHit]) => !isHit).map(([slug]) => slug);
  expect(rebuilt.toSorted()).toEqual([SIXTH, 'universal'].toSorted());
  expect(builds.size).toBe(SLUGS.length + 1);
});
