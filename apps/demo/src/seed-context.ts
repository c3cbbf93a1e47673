import type { StoredAvatar } from '@quintet/server/media/avatars';
import type { Database } from '@quintet/server/database/types';
import type { Transaction } from 'kysely';
import type { StoredDemoPostFile, DemoMediaDeps } from './media.ts';
import type { SeededRandom } from '@quintet/domain/random';

/** Shared context of the seeding functions. */
export type DemoSeedContext = DemoMediaDeps & {
  trx: Transaction<Database>;
  random: SeededRandom;
  /** Milliseconds. */
  now: number;
  /** Stored avatars and icons by asset name. */
  avatars: ReadonlyMap<string, StoredAvatar>;
  /** Stored media of the posts, in the order of DEMO_POSTS. */
  postFiles: readonly StoredDemoPostFile[][];
  /** In the order of DEMO_USERS. */
  userIds: readonly string[];
  /** Ids of the posts whose first media shows a motif (`sea`). */
  postsByMotif: Map<string, string[]>;
  /** The public post that shows an asset, and where in it. */
  pictures: Map<string, { post_id: string; picture: number }>;
};
