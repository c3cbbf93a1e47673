import type { Plugin, Rolldown } from 'vite';
import type { BrandBuildConfig } from './brands.ts';
import { collectWithImports, createMemberChunkGroup } from './member-files.ts';
import { createSharedChunkGroup } from './shared-files.ts';

/** These modules and their imports form the file that every first screen loads. */
const APP_ENTRY_MODULES = [
  'apps/web/src/app/main.tsx',
  'apps/web/src/shared/requests/api.ts',
  'apps/web/src/shared/appearance/page-title.ts',
  // Shared by the forms and the chats' search field, which need nothing else of each other.
  'packages/ui/src/components/is-composing.ts',
  // Shared by login select and the forms, which need nothing else of each other.
  'apps/web/src/shared/storage/random-hex.ts',
  // Shared by home and maintenance, which needs nothing else of home.
  'packages/ui/src/icons/Illustration.tsx',
];

/** These add what a guest's home needs beyond that, in one file. */
const HOME_ENTRY_MODULES = ['apps/web/src/app/GuestLayout.tsx', 'apps/web/src/app/HomeScreen.tsx'];

/** The login select screen. */
const LOGIN_ENTRY_MODULES = ['apps/web/src/features/auth/LoginSelectPage.tsx'];

/** The login and registration forms; modules that all of them need share a file. */
const FORM_ENTRY_MODULES = [
  'apps/web/src/features/auth/LoginPage.tsx',
  'apps/web/src/features/auth/register/RegisterPage.tsx',
];

/** Screens that must not pull in the home file. */
const OTHER_ENTRY_MODULES = [
  'apps/web/src/features/auth/forgot/ForgotPasswordPage.tsx',
  'apps/web/src/features/site/MaintenancePage.tsx',
];

/** The translations of a first screen are one file per language. */
function firstTranslations(id: string): string | null {
  const [, slug, locale] = /virtual:translations\/(.+)\/(.+)\/(?:shell|home)$/.exec(id) ?? [];
  return slug && locale ? `words-${slug}-${locale}` : null;
}

/** The tables of other screens and translations are one file, but in the universal build each brand's translations have their own. */
const otherFiles =
  ({ brand }: BrandBuildConfig) =>
  (id: string): string | null => {
    const [, slug] = /virtual:other-translations\/(.+)$/.exec(id) ?? [];
    if (slug && !brand) return `other-translations-${slug}`;
    return slug || /\/src\/app\/(?:lazy-screen-table|route-focus)\.ts$/.test(id) ? 'lazy-screens' : null;
  };

/** Groups modules into files (design §4, First screen): few requests for a first screen, and no code of screens that are not open. */
export function createChunkGroups(build: BrandBuildConfig): {
  plugins: Plugin[];
  groups: Rolldown.CodeSplittingGroup[];
} {
  const memberFiles = createMemberChunkGroup();
  const sharedFiles = createSharedChunkGroup();
  const [app, home, login] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const forms = FORM_ENTRY_MODULES.map(() => new Set<string>());
  const others = new Set<string>();
  const plugin: Plugin = {
    name: 'quintet:chunks',
    apply: 'build',
    buildEnd() {
      const fill = (group: Set<string>, roots: readonly string[]): void => {
        const ids = [...this.getModuleIds()].filter((id) => roots.some((root) => id.endsWith(`/${root}`)));
        for (const id of collectWithImports(this, ids)) group.add(id);
      };
      fill(app, APP_ENTRY_MODULES);
      fill(home, HOME_ENTRY_MODULES);
      fill(login, LOGIN_ENTRY_MODULES);
      fill(others, OTHER_ENTRY_MODULES);
      for (const [index, root] of FORM_ENTRY_MODULES.entries()) fill(forms[index]!, [root]);
    },
  };
  return {
    plugins: [plugin, memberFiles.plugin, sharedFiles.plugin],
    groups: [
      // Changes seldom, and compiles while the other files download.
      {
        name: 'react',
        test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/app\/mount\.ts/,
        priority: 4,
      },
      { name: firstTranslations, priority: 4 },
      // The names of all other files.
      { name: otherFiles(build), priority: 2 },
      { ...memberFiles.group, priority: 3 },
      // Modules that both home and the login screens need are in the file that all load.
      {
        name: 'app',
        test: (id) => app.has(id) || (home.has(id) && [login, others, ...forms].some((way) => way.has(id))),
        priority: 3,
      },
      { name: 'home', test: (id) => home.has(id), priority: 2 },
      // Shared by the forms and other screens, which need nothing else of each other.
      {
        name: 'support',
        test: /web\/src\/shared\/(?:session\/device|feedback\/(?:format-resolved|resolve-thrown)-error)\.ts|domain\/src\/text-filter\.ts/,
        priority: 2,
      },
      // Most screens that use the query client show the profile, too.
      { name: 'query', test: /web\/src\/shared\/(?:requests\/query|users\/own-user)\.ts/, priority: 2 },
      { name: 'forms', test: (id) => !login.has(id) && forms.every((form) => form.has(id)), priority: 1 },
      { name: 'login-select', test: (id) => login.has(id), priority: 2 },
      { ...sharedFiles.group, priority: 0 },
    ],
  };
}
