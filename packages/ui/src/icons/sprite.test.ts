import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ILLUSTRATION_NAMES } from './illustrations.ts';
import { ICON_NAMES } from './names.ts';

describe.each([
  { file: 'sprite.svg', names: ICON_NAMES, viewBox: '0 0 24 24' },
  { file: 'illustrations.svg', names: ILLUSTRATION_NAMES, viewBox: '0 0 160 120' },
])('$file', ({ file, names, viewBox }) => {
  const svg = readFileSync(new URL(file, import.meta.url), 'utf8');
  const symbols = [...svg.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)];

  it('contains exactly the named symbols', () => {
    expect(symbols.map((symbol) => symbol[1]).sort()).toEqual([...names].sort());
  });

  it('uses its grid', () => {
    expect(new Set(symbols.map((symbol) => symbol[2]))).toEqual(new Set([viewBox]));
  });

  it('is at most 4 kB compressed', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(4096);
  });
});
