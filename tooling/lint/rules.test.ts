import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLintFixtureRepo, type LintFixtureRepo } from './fixture-repo.ts';
import {
  FORBIDDEN_IMPORT_FIXTURES,
  renderImport,
  renderTypeImport,
  type LintViolationFixture,
} from './forbidden-import-fixtures.ts';

const BRANDS: LintViolationFixture[] = [
  [
    'id compared',
    'apps/web/src/app/a.ts',
    "export const f = (brand: { id: string }) => brand.id === 'GU';\n",
    'which brand',
  ],
  [
    'slug compared',
    'apps/server/src/a.ts',
    'export const f = (a: { slug: string }, b: string) => a.slug !== b;\n',
    'which brand',
  ],
  [
    'switch over id',
    'packages/ui/src/components/A.tsx',
    'export function f(brand: { id: string }) {\n  switch (brand.id) {\n    default:\n      return 1;\n  }\n}\n',
    'which brand',
  ],
  [
    'literal compared',
    'packages/domain/src/a.ts',
    "export const f = (name: string) => name === 'varta';\n",
    'which brand',
  ],
  [
    'list of ids searched',
    'packages/domain/src/a.ts',
    "export const f = (brandId: string) => ['x'].includes(brandId);\n",
    'which brand',
  ],
  [
    'record by id',
    'apps/web/src/app/a.ts',
    "export const size: Record<string, number> = { varta: 1, '365': 2 };\n",
    'which brand',
  ],
];

const STYLE: LintViolationFixture[] = [
  [
    'hex colour',
    'packages/ui/src/components/A.tsx',
    "export const A = () => <p style={{ color: '#fff' }}>a</p>;\n",
    'No colour',
  ],
  [
    'colour function',
    'packages/ui/src/components/A.tsx',
    "export const A = () => <p style={{ background: 'oklch(0.5 0.1 20)' }}>a</p>;\n",
    'No colour',
  ],
  ['colour word', 'packages/ui/src/components/A.tsx', 'export const A = () => <svg fill="red" />;\n', 'No colour'],
  ['px text', 'apps/web/src/app/A.tsx', "export const A = () => <p style={{ margin: '0 4px' }}>a</p>;\n", 'No pixel'],
  [
    'px template',
    'apps/web/src/app/A.tsx',
    'export const A = (p: { n: number }) => <p style={{ width: `${p.n}px` }}>a</p>;\n',
    'No pixel',
  ],
  ['bare number', 'apps/web/src/app/A.tsx', 'export const A = () => <p style={{ height: 12 }}>a</p>;\n', 'No pixel'],
];

const SHAPE: LintViolationFixture[] = [
  [
    'a long file',
    'packages/domain/src/a.ts',
    `${Array.from({ length: 301 }, (_, i) => `export const a${i} = ${i};`).join('\n')}\n`,
    'max-lines',
  ],
  [
    'a barrel',
    'packages/domain/src/a.ts',
    "export * from './chat/b.ts';\nexport * from './auth/b.ts';\n",
    'No barrels',
  ],
  ['a to-do comment', 'packages/domain/src/a.ts', '// TODO later\nexport const a = 1;\n', 'no-warning-comments'],
  [
    'a transaction without runTransaction',
    'apps/server/src/a.ts',
    'export const a = (db: { transaction: () => void }): void => db.transaction();\n',
    "'transaction' is restricted",
  ],
  [
    'a story with a language of its own',
    'packages/ui/src/components/A.stories.tsx',
    "export const A = { globals: { locale: 'en' } };\n",
    'pins its locale',
  ],
  ['type any', 'packages/domain/src/a.ts', 'export const a = (b: any): string => String(b);\n', 'no-explicit-any'],
];

const NAMES: LintViolationFixture[] = [
  ['an old function', 'apps/web/src/shared/a.ts', 'export function useDeed() {}\n', 'use useAsyncAction'],
  ['an old constant', 'apps/web/build/a.ts', 'export const PING_EVERY = 1;\n', 'use PING_INTERVAL_MS'],
  ['an old type', 'packages/ui/src/views/A.tsx', 'export type SpeakerPicture = string;\n', 'use SenderAvatar'],
  ['an old member', 'apps/web/src/app/a.ts', 'export interface A {\n  onPointedOut: string;\n}\n', 'use onHighlighted'],
  [
    'an old parameter',
    'apps/web/src/app/a.ts',
    'export const f = ({ isAsked: maySpeak }: { isAsked: boolean }) => maySpeak;\n',
    'use can…',
  ],
  [
    'an old name of a function expression',
    'apps/web/src/app/a.ts',
    'export const A = Object(function RowView() {});\n',
    'use TimelineRow',
  ],
  ['a bound without its unit', 'apps/web/src/app/a.ts', 'export const PATIENCE = 1;\n', 'unit or bound'],
];

const ALLOWED: [title: string, path: string, text: string][] = [
  ['app imports features and shared', 'apps/web/src/app/ok.ts', renderImport('../features/chat/b.ts')],
  ['a feature imports its own slice', 'apps/web/src/features/chat/ok.ts', renderImport('./b.ts')],
  ['a feature imports shared', 'apps/web/src/features/chat/ok.ts', renderImport('../../shared/b.ts')],
  [
    'a story of a wide window',
    'packages/ui/src/components/Ok.stories.tsx',
    "export const A = { globals: { viewport: { value: 'wide' } } };\n",
  ],
  ['web imports ui', 'apps/web/src/features/chat/ok.ts', renderImport('@quintet/ui/views/chat/Room')],
  ['domain imports types', 'packages/domain/src/chat/ok.ts', renderTypeImport('@quintet/api/types')],
  ['e2e checks the brand', 'apps/e2e/src/ok.ts', "export const f = (brand: { id: string }) => brand.id === 'GU';\n"],
  [
    'a custom property',
    'packages/ui/src/components/Ok.tsx',
    'export const A = (p: { r: string }) => <p style={{ aspectRatio: p.r, opacity: 1 }}>a</p>;\n',
  ],
];

const CYCLE = {
  'packages/domain/src/one.ts': "import type { Two } from './two.ts';\nexport type One = Two | 1;\n",
  'packages/domain/src/two.ts': "import type { One } from './one.ts';\nexport type Two = One[];\n",
};

/** Gives each case its own file, so that one linter run covers all cases. */
const numberPath = (path: string, index: number) => path.replace(/((?:\.stories)?\.tsx?)$/, `-${index}$1`);
const CASES = [FORBIDDEN_IMPORT_FIXTURES, BRANDS, STYLE, SHAPE, NAMES].flat();

let repo: LintFixtureRepo;
let output: Map<string, string>;

beforeAll(() => {
  repo = createLintFixtureRepo({
    'apps/web': ['api', 'brand', 'domain', 'i18n', 'ui', 'tokens'],
    'apps/server': ['api', 'brand', 'domain'],
    'apps/e2e': ['api', 'brand', 'server'],
    'packages/ui': ['tokens', 'domain', 'i18n'],
    'packages/domain': ['api'],
    'packages/api': [],
    'packages/brand': [],
    'packages/i18n': [],
    'packages/tokens': [],
  });
  repo.write({ 'brands/gu/brand.json': '{}', 'brands/varta/brand.json': '{}', ...CYCLE });
  CASES.forEach(([, path, text], index) => repo.write({ [numberPath(path, index)]: text }));
  ALLOWED.forEach(([, path, text], index) => repo.write({ [numberPath(path, index)]: text }));
  repo.write({ 'apps/web/src/shared/use-deed.ts': 'export const ok = 1;\n' });
  output = repo.lint();
});
afterAll(() => repo.remove());

describe.each([
  ['import boundaries', FORBIDDEN_IMPORT_FIXTURES],
  ['no brand checks', BRANDS],
  ['no raw styles', STYLE],
  ['file shape', SHAPE],
  ['old names', NAMES],
])('%s', (_name, violations) => {
  it.each(violations)('rejects: %s', (...violation) => {
    const index = CASES.findIndex(([title]) => title === violation[0]);
    expect(output.get(numberPath(violation[1], index))).toContain(violation[3]);
  });
});

describe('allowed code', () => {
  it.each(ALLOWED.map(([title, path], index) => ({ title, path: numberPath(path, index) })))(
    'passes: $title',
    ({ path }) => {
      expect(output.get(path) ?? '').not.toContain('quintet(');
    },
  );
});

it('old names: reject an old file name', () => {
  expect(output.get('apps/web/src/shared/use-deed.ts')).toContain('use use-async-action');
});

it('import cycle: is rejected, also between types', () => {
  expect(output.get('packages/domain/src/one.ts')).toContain('no-cycle');
});

describe('turbo boundaries', () => {
  it('reject a dependency that the layer may not have', () => {
    repo.write({
      'packages/tokens/package.json': JSON.stringify({
        name: '@quintet/tokens',
        dependencies: { '@quintet/ui': 'workspace:*' },
      }),
    });
    expect(repo.boundaries()).toContain('found without any tag listed in allowlist');
  });

  it('reject an import that package.json does not declare', () => {
    repo.write({ 'packages/brand/package.json': JSON.stringify({ name: '@quintet/brand' }) });
    expect(repo.boundaries()).toMatch(/cannot import package `@quintet\/i18n` because it is not a dependency/);
  });
});
