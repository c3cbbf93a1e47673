import type { Author } from '@quintet/domain/social/media';
import type { ComponentType } from 'react';
import type { LoadComponent } from '../../../shared/loading/use-lazy-component.ts';
import type { MenuEntries } from '../../../shared/navigation/menu-entry.ts';

type UserPart = { userId: string };

/** What other slices show on a user's page; app/ hands it in (README, Registries). */
export interface UserExtensions {
  /** Buttons after the follow button. */
  readonly actions: Readonly<Record<string, ComponentType<UserPart>>>;
  /** Further buttons, for signed-in users. */
  readonly memberActions: Readonly<Record<string, LoadComponent<UserPart>>>;
  /** Lines below the name, for signed-in users. */
  readonly details: Readonly<Record<string, LoadComponent<UserPart>>>;
  /** Entries of the menu, before block and report. */
  readonly menu: MenuEntries<Author>;
}
