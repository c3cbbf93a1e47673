import type { Plugin, Rolldown } from 'vite';

/** With all that these import, the file that every first screen loads. */
const APP_ENTRY_MODULES = [
  'apps/web/src/app/main.tsx',
  'apps/web/src/shared/api.ts',
  // Of the forms and of the event stream, which needs nothing else of them.
  'apps/web/src/shared/device.ts',
  'apps/web/src/shared/describe-error.ts',
  'apps/web/src/shared/page-title.ts',
  // Of home and of maintenance, which needs nothing else of home.
  'packages/ui/src/icons/Illustration.tsx',
];

/** The same, of what a guest sees at home beside that: in one file. */
const HOME_ENTRY_MODULES = ['apps/web/src/app/GuestLayout.tsx', 'apps/web/src/features/social/feed/HomePage.tsx'];

/** And of where one is asked to log in. */
const LOGIN_ENTRY_MODULES = ['apps/web/src/features/auth/LoginSelectPage.tsx'];

/** The forms by which one enters: what they share is in one file. */
const FORM_ENTRY_MODULES = [
  'apps/web/src/features/auth/LoginPage.tsx',
  'apps/web/src/features/auth/register/RegisterPage.tsx',
];

/** With these, what home need not be loaded for. */
const OTHER_ENTRY_MODULES = [
  'apps/web/src/features/auth/forgot/ForgotPasswordPage.tsx',
  'apps/web/src/features/site/MaintenancePage.tsx',
];

/** The words of a first screen come in one file per language. */
function firstTranslations(id: string): string | null {
  const [, slug, locale] = /virtual:translations\/(.+)\/(.+)\/(?:shell|home)$/.exec(id) ?? [];
  return slug && locale ? `words-${slug}-${locale}` : null;
}

/** How modules share files (design §4, First screen): few requests for a first screen, and nothing in it of a screen that is not open. */
export function chunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const [app, home, login] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const forms = FORM_ENTRY_MODULES.map(() => new Set<string>());
  const others = new Set<string>();
  const plugin: Plugin = {
    name: 'quintet:chunks',
    apply: 'build',
    buildEnd() {
      const fill = (group: Set<string>, roots: readonly string[]): void => {
        const add = (id: string): void => {
          if (group.has(id)) return;
          group.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
        };
        for (const id of this.getModuleIds()) if (roots.some((root) => id.endsWith(`/${root}`))) add(id);
      };
      fill(app, APP_ENTRY_MODULES);
      fill(home, HOME_ENTRY_MODULES);
      fill(login, LOGIN_ENTRY_MODULES);
      fill(others, OTHER_ENTRY_MODULES);
      for (const [index, root] of FORM_ENTRY_MODULES.entries()) fill(forms[index]!, [root]);
    },
  };
  return {
    plugin,
    groups: [
      // Changes seldom, and is compiled while the rest is still on its way.
      {
        name: 'react',
        test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/app\/draw-in\.ts/,
        priority: 4,
      },
      { name: firstTranslations, priority: 4 },
      // What both a guest's home and the ways in need is in the file that all load.
      {
        name: 'app',
        test: (id) => app.has(id) || (home.has(id) && [login, others, ...forms].some((way) => way.has(id))),
        priority: 3,
      },
      { name: 'home', test: (id) => home.has(id), priority: 2 },
      { name: 'forms', test: (id) => !login.has(id) && forms.every((form) => form.has(id)), priority: 1 },
      { name: 'login-select', test: (id) => login.has(id), priority: 2 },
      {
        name: 'kit',
        test: /packages\/ui\/src\/(components|icons)\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1500,
        priority: 1,
      },
    ],
  };
}
