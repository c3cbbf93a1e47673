import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BRANDS_FOLDER } from './brands.ts';
import { digestBuildInputs } from './digest.ts';

const SIXTH = 'sixth';
let folder: string;

/** Adds a copy of GU with another id. */
function addBrand(): void {
  cpSync(join(folder, 'gu'), join(folder, SIXTH), { recursive: true });
  const file = join(folder, SIXTH, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, id: 'SIXTH', slug: SIXTH, order: 1_000 }));
}

/** The builds whose digest differs. */
function listChanged(before: ReadonlyMap<string, string>): string[] {
  return [...digestBuildInputs(folder)].filter(([slug, digest]) => before.get(slug) !== digest).map(([slug]) => slug);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quintet-brands-'));
  cpSync(BRANDS_FOLDER, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('builds: one of each brand and the universal one, which an unchanged folder does not repeat', () => {
  const before = digestBuildInputs(folder);
  expect([...before.keys()]).toEqual([...BRANDS.map(({ slug }) => slug), 'universal']);
  expect(new Set(before.values()).size).toBe(before.size);
  expect(listChanged(before)).toEqual([]);
});

test('new brand: changes no other brand’s build', () => {
  const before = digestBuildInputs(folder);
  addBrand();
  expect(listChanged(before)).toEqual([SIXTH, 'universal']);
});

test.each(['tokens.json', 'brand.json', 'assets/icon.svg'])(
  'changed %s of one brand: changes that brand and the universal build only',
  (name) => {
    addBrand();
    const before = digestBuildInputs(folder);
    appendFileSync(join(folder, SIXTH, name), '\n');
    expect(listChanged(before)).toEqual([SIXTH, 'universal']);
  },
);
