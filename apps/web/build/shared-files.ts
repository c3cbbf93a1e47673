import type { Plugin, Rolldown } from 'vite';
import { collectWithImports, endsWithAny, getEntryIds } from './member-files.ts';

/** The screens whose bytes count, and the modules that load them. */
const SCREENS = {
  home: ['app/GuestLayout.tsx', 'app/HomeScreen.tsx'],
  'login-select': ['auth/LoginSelectPage.tsx'],
  login: ['auth/LoginPage.tsx', 'auth/GoogleCallbackPage.tsx'],
  register: ['auth/register/RegisterPage.tsx', 'auth/GoogleRegisterPage.tsx'],
  forgot: ['auth/forgot/ForgotPasswordPage.tsx'],
  maintenance: ['site/MaintenancePage.tsx'],
  post: ['social/post/PostPage.tsx'],
  author: ['app/AuthorScreen.tsx'],
  members: ['app/SignedInLayout.tsx'],
  chats: ['app/ChatPanes.tsx', 'app/ChatListScreen.tsx'],
  room: ['app/RoomScreen.tsx'],
  'my-page': ['app/MyPage.tsx'],
};

export type SharingScreen = keyof typeof SCREENS;

/** The screens that opening a screen also loads, at once or soon. */
const LOADED_SOON: Partial<Record<SharingScreen, readonly SharingScreen[]>> = {
  members: ['chats', 'room', 'my-page'],
  chats: ['room', 'my-page'],
  register: ['forgot'],
};

/**
 * The name of the chunk of a module that several lazy parts load: what the same screens need is one file, and what none of them needs is one of its
 * slice. An import is needed wherever its importer is, so no two files import each other.
 */
export function chooseSharedChunkName(screens: readonly SharingScreen[], slice = 'shared'): string {
  const loadedSoon = new Set(screens.flatMap((screen) => LOADED_SOON[screen] ?? []));
  const first = screens.filter((screen) => !loadedSoon.has(screen));
  // File names omit what follows the tilde.
  return first.length > 0 ? `shared~${first.join('-')}` : `${slice}-parts`;
}

/** Groups modules that several lazy parts load into few files, because each small file costs a phone more than its bytes. */
export function createSharedChunkGroup(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'quintet:shared-files',
    apply: 'build',
    buildEnd() {
      const entries = getEntryIds(this);
      const loaded = entries.map((id) => collectWithImports(this, [id]));
      const loadedBy = (endings: readonly string[]): Set<string> => {
        for (const ending of endings)
          if (!entries.some((id) => endsWithAny(id, [ending]))) this.error(`No lazy ${ending}`);
        return collectWithImports(
          this,
          entries.filter((id) => endsWithAny(id, endings)),
        );
      };
      const needs = Object.entries(SCREENS).map(
        ([name, endings]) => [name as SharingScreen, loadedBy(endings)] as const,
      );
      const isOnAScreen = (id: string): boolean => needs.some(([, modules]) => modules.has(id));
      const isLibraryOfParts = (id: string): boolean => id.includes('/node_modules/') && !isOnAScreen(id);
      const isShared = (id: string): boolean => loaded.filter((modules) => modules.has(id)).length > 1;
      // A lazy part that only another part uses besides is a file of its own.
      const isOwnFile = (id: string): boolean =>
        entries.includes(id) && !this.getModuleInfo(id)!.importers.some((importer) => isShared(importer));
      for (const id of this.getModuleIds()) {
        if (!isShared(id) || isOwnFile(id)) continue;
        const screens = needs.filter(([, modules]) => modules.has(id)).map(([name]) => name);
        // A part does not load a library because another one needs it.
        if (screens.length === 0 && [...collectWithImports(this, [id])].some(isLibraryOfParts)) continue;
        names.set(id, chooseSharedChunkName(screens, /\/(?:features|views)\/([\w-]+)\//.exec(id)?.[1]));
      }
    },
  };
  return {
    plugin,
    group: { name: (id) => names.get(id) ?? null, debugName: 'shared', includeDependenciesRecursively: false },
  };
}
