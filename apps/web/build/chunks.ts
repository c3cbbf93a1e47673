import type { Plugin, Rolldown } from 'vite';

/** With all that these import, the file that every first screen loads: the app itself, and the ground of a guest's screens. */
const APP_ROOTS = [
  'apps/web/src/app/main.tsx',
  'apps/web/src/shared/api.ts',
  'apps/web/src/shared/describe-failure.ts',
  'apps/web/src/shared/page-title.ts',
  'apps/web/src/features/auth/GuestPage.tsx',
  'apps/web/src/features/auth/PhoneLogin.tsx',
  'apps/web/src/features/auth/use-maintenance-check.ts',
  'packages/ui/src/views/auth/LegalLine.tsx',
].map((path) => `/${path}`);

/** The words of a first screen come in one file per language. */
function firstWords(id: string): string | null {
  const [, slug, locale] = /virtual:words\/(.+)\/(.+)\/(?:shell|loginSelect)$/.exec(id) ?? [];
  return slug && locale ? `words-${slug}-${locale}` : null;
}

/** How modules share files (design §4, First screen): few requests for a first screen, and nothing in it of a screen that is not open. */
export function chunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const app = new Set<string>();
  const plugin: Plugin = {
    name: 'quintet:chunks',
    apply: 'build',
    buildEnd() {
      const add = (id: string): void => {
        if (app.has(id)) return;
        app.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
      };
      for (const id of this.getModuleIds()) if (APP_ROOTS.some((root) => id.endsWith(root))) add(id);
    },
  };
  return {
    plugin,
    groups: [
      // Changes seldom, and is compiled while the rest is still on its way.
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 4 },
      { name: firstWords, priority: 4 },
      { name: 'app', test: (id) => app.has(id), priority: 3 },
      { name: 'login-select', test: /features\/auth\/LoginSelectPage|views\/auth\/LoginSelectView/, priority: 2 },
      {
        name: 'kit',
        test: /packages\/ui\/src\/(components|icons)\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8000,
        priority: 1,
      },
    ],
  };
}
