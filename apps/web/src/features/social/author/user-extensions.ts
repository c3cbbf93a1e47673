import type { Author } from '@quintet/domain/social/media';
import type { ComponentType } from 'react';
import type { MenuEntries } from '../../../shared/navigation/menu-entry.ts';
import type { Session } from '../../../shared/session/session.ts';

type UserPart = { userId: string };

/** Loads the code of a part of a user's page; `preloadQueries` loads the data that it shows first. */
export type LoadUserPagePart = () => Promise<{
  default: ComponentType<UserPart>;
  preloadQueries: (session: Session, userId: string) => Promise<unknown>;
}>;

/** What other slices show on a user's page; app/ hands it in (README, Registries). */
export interface UserPageExtensions {
  /** Buttons after the follow button. */
  readonly actions: Readonly<Record<string, ComponentType<UserPart>>>;
  /** Further buttons, for signed-in users. */
  readonly memberActions: Readonly<Record<string, LoadUserPagePart>>;
  /** Lines below the name, for signed-in users. */
  readonly details: Readonly<Record<string, LoadUserPagePart>>;
  /** Entries of the menu, before report and block. */
  readonly menu: MenuEntries<Author>;
}
