/** A file that breaks a rule, and a part of the linter's message. */
export type LintViolationFixture = [title: string, path: string, text: string, message: string];

/** The text of a module that imports `specifier`. */
export const renderImport = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const used = thing;\n`;
/** The text of a module that imports a type of `specifier`. */
export const renderTypeImport = (specifier: string) =>
  `import type { Thing } from '${specifier}';\nexport type Used = Thing;\n`;

/** Files with imports that the layers and folders forbid. */
export const FORBIDDEN_IMPORT_FIXTURES: LintViolationFixture[] = [
  [
    'a feature imports a feature',
    'apps/web/src/features/chat/a.ts',
    renderImport('../auth/b.ts'),
    'never imports feature',
  ],
  [
    'a feature imports types of a feature',
    'apps/web/src/features/chat/a.ts',
    renderTypeImport('../auth/b.ts'),
    'never imports feature',
  ],
  [
    'a new slice imports a feature',
    'apps/web/src/features/karaoke/a.ts',
    renderImport('../chat/b.ts'),
    'feature "karaoke" never imports',
  ],
  [
    'a feature loads a feature',
    'apps/web/src/features/chat/a.ts',
    "export const b = import('../auth/b.ts');\n",
    'feature',
  ],
  [
    'a feature imports app',
    'apps/web/src/features/chat/a.ts',
    renderImport('../../app/routes.ts'),
    'features never imports app',
  ],
  [
    'shared imports a feature',
    'apps/web/src/shared/a.ts',
    renderImport('../features/chat/b.ts'),
    'shared never imports features',
  ],
  [
    'storage imports sync',
    'apps/web/src/features/chat/storage/a.ts',
    renderImport('../sync/b.ts'),
    'storage never imports sync',
  ],
  [
    'sync imports types of a screen',
    'apps/web/src/features/chat/sync/a.ts',
    renderTypeImport('../room/b.ts'),
    'sync never imports room',
  ],
  [
    'sync imports the root of its feature',
    'apps/web/src/features/chat/sync/a.ts',
    renderImport('../b.ts'),
    'sync never imports the root',
  ],
  ['shared imports app', 'apps/web/src/shared/a.ts', renderImport('../app/routes.ts'), 'shared never imports app'],
  ['web imports server', 'apps/web/src/app/a.ts', renderImport('@quintet/server/main'), 'web may import'],
  ['web bundles all brands', 'apps/web/src/app/a.ts', renderImport('@quintet/brand/list'), 'never enters a brand'],
  ['web reaches into tokens', 'apps/web/src/app/a.ts', renderImport('@quintet/tokens/build'), 'web may import only'],
  ['server imports ui', 'apps/server/src/a.ts', renderTypeImport('@quintet/ui/Button'), 'server may import'],
  ['server imports web', 'apps/server/src/a.ts', renderImport('@quintet/web/app'), 'server may import'],
  ['server imports the demo', 'apps/server/src/a.ts', renderImport('@quintet/demo/seed'), 'server may import'],
  ['server imports the client', 'apps/server/src/a.ts', renderImport('@quintet/api/client'), 'server may import only'],
  ['ui imports api', 'packages/ui/src/views/chat/Room.tsx', renderTypeImport('@quintet/api/types'), 'ui may import'],
  ['ui imports brand', 'packages/ui/src/components/A.tsx', renderImport('@quintet/brand/brand'), 'ui may import'],
  [
    'a component imports a view',
    'packages/ui/src/components/A.tsx',
    renderImport('../views/chat/Room.tsx'),
    'never imports views',
  ],
  [
    'domain imports the client',
    'packages/domain/src/chat/a.ts',
    renderImport('@quintet/api/client'),
    'domain may import only',
  ],
  ['domain imports i18n', 'packages/domain/src/chat/a.ts', renderImport('@quintet/i18n/ids'), 'domain may import'],
  ['api imports domain', 'packages/api/src/a.ts', renderImport('@quintet/domain/limits'), 'no workspace code'],
  ['brand imports i18n', 'packages/brand/src/a.ts', renderImport('@quintet/i18n/ids'), 'no workspace code'],
  ['i18n imports api', 'packages/i18n/src/a.ts', renderTypeImport('@quintet/api/types'), 'no workspace code'],
  ['tokens imports brand', 'packages/tokens/src/a.ts', renderImport('@quintet/brand/list'), 'no workspace code'],
  [
    'a path leaves its package',
    'apps/web/src/app/a.ts',
    renderImport('../../../server/src/main.ts'),
    'never leaves its package',
  ],
  [
    'shared re-exports app',
    'apps/web/src/shared/a.ts',
    "export { b } from '../app/b.ts';\nexport const c = 1;\n",
    'never imports app',
  ],
  [
    'production code imports a test helper',
    'apps/server/src/slices/auth/a.ts',
    renderImport('../test-world.ts'),
    'only tests, test suites and benchmarks',
  ],
  [
    'a migration imports',
    'apps/server/src/base/database/migrations/0001-a.ts',
    renderImport('../settings.ts'),
    'a migration',
  ],
  ['source imports the build', 'apps/web/src/app/a.ts', renderImport('../../build/plugin.ts'), 'never imports build'],
];
