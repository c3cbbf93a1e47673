import type { Plugin, Rolldown } from 'vite';

/** What members load at one moment is one file of this name, because each small file costs a phone more than its bytes. */
const MOMENTS = {
  /** With every screen. */
  members: ['app/SignedInLayout.tsx'],
  /** With the list of chats, and with a room. */
  chats: ['app/ChatPanes.tsx', 'app/ChatListScreen.tsx'],
  /** Once the layout has rendered. */
  late: [
    'app/lazy-event-handlers.ts',
    'app/GlobalShortcuts.tsx',
    'app/ChatListStartMenuAndDialogs.tsx',
    'app/notifications/MessageNotifier.tsx',
    'views/chat/EmptyChats.tsx',
  ],
  room: ['app/RoomScreen.tsx'],
  'message-actions': [
    'chat/room/MessageActionsMenu.tsx',
    'chat/room/SelectionToolbar.tsx',
    'chat/room/ForwardDialog.tsx',
    'chat/room/MessageActionDialogs.tsx',
  ],
  'my-page': ['app/MyPage.tsx'],
};

export type LoadMoment = keyof typeof MOMENTS;

/** Other first screens of members, which load none of these files but `members`. */
const OTHER_SCREENS = [
  'social/publish/PublishPage.tsx',
  'app/SettingsScreen.tsx',
  'profile/EditProfilePage.tsx',
  'app/PointsScreen.tsx',
  'notifications/NotificationsPage.tsx',
  'app/FriendsScreen.tsx',
];

/** Lazy parts that only members load. */
const MEMBER_PARTS =
  /\/features\/(?:chat|contacts|groups|notifications|profile|red-envelopes|wallet|social\/publish)\/|\/ui\/src\/views\/chat\/|\/app\/Room\w+\.tsx|\/CommentEditor\.tsx|\/session\/refresh\.ts/;

/** Who needs a module. */
export interface ModuleUse {
  moments: ReadonlySet<LoadMoment>;
  isForGuests: boolean;
  isForOtherScreens: boolean;
  /** A dialog or another part that loads when it opens. */
  isForLazyParts: boolean;
}

/**
 * The name of the chunk of a module, or null: the bundler then makes a chunk for those that need it. A module's imports are needed by all that need
 * it, so no two files import each other.
 */
export function chooseMemberChunkName({ moments, ...use }: ModuleUse): string | null {
  if (use.isForGuests) return null;
  if (moments.has('members')) return 'members';
  if (use.isForOtherScreens) return null;
  // A room does not wait for the late file.
  if (moments.has('chats') || (moments.has('late') && moments.has('room'))) return 'chats';
  if (moments.has('late')) return 'late';
  const first = (['room', 'message-actions', 'my-page'] as const).find((moment) => moments.has(moment));
  if (!first) return null;
  return use.isForLazyParts || moments.size > 1 ? `${first}-parts` : first;
}

/** Modules and all that they import statically, by id. */
export function collectWithImports(
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  roots: readonly string[],
): Set<string> {
  const all = new Set<string>();
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    getModuleInfo(id)?.importedIds.forEach(add);
  };
  roots.forEach(add);
  return all;
}

/** The modules that load by themselves: those of the page, and those that a dynamic import names. */
export const getEntryIds = (context: Rolldown.PluginContext): string[] =>
  [...context.getModuleIds()].filter((id) => {
    const info = context.getModuleInfo(id);
    return info?.isEntry || info?.dynamicImporters.length;
  });

export const endsWithAny = (id: string, endings: readonly string[]): boolean =>
  endings.some((ending) => id.endsWith(`/${ending}`));

/** Groups the code of members into files by the moment at which they load it. */
export function createMemberChunkGroup(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'quintet:member-files',
    apply: 'build',
    buildEnd() {
      const withImports = (roots: readonly string[]) => collectWithImports(this, roots);
      const ids = [...this.getModuleIds()];
      const entries = getEntryIds(this);
      const listed = [...Object.values(MOMENTS).flat(), ...OTHER_SCREENS];
      for (const ending of listed)
        if (!entries.some((id) => endsWithAny(id, [ending]))) this.error(`No lazy ${ending}`);
      const loaded = (moment: LoadMoment) => withImports(entries.filter((id) => endsWithAny(id, MOMENTS[moment])));
      const loadedAt = new Map((Object.keys(MOMENTS) as LoadMoment[]).map((moment) => [moment, loaded(moment)]));
      const otherScreens = withImports(entries.filter((id) => endsWithAny(id, OTHER_SCREENS)));
      const rest = entries.filter((id) => !endsWithAny(id, listed));
      const lazyParts = withImports(rest.filter((id) => MEMBER_PARTS.test(id)));
      const guests = withImports(rest.filter((id) => !MEMBER_PARTS.test(id)));
      for (const id of ids) {
        const file = chooseMemberChunkName({
          moments: new Set([...loadedAt.keys()].filter((moment) => loadedAt.get(moment)!.has(id))),
          isForGuests: guests.has(id),
          isForOtherScreens: otherScreens.has(id),
          isForLazyParts: lazyParts.has(id),
        });
        if (file) names.set(id, file);
      }
    },
  };
  return {
    plugin,
    group: { name: (id) => names.get(id) ?? null, debugName: 'members', includeDependenciesRecursively: false },
  };
}
