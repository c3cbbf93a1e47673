import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

const SETTING = 'discover_preview';
export const DISCOVER_DRAFT_PREVIEW_HOURS = 24;

/** The hash of the key of the only valid preview link. */
type Preview = { hash: string; expire_at: string };

const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Returns the key of a new preview link; the former link ends. */
export async function createDiscoverDraftPreviewKey(db: Kysely<Database>, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expireAt = new Date(now.getTime() + DISCOVER_DRAFT_PREVIEW_HOURS * 3_600_000);
  const preview: Preview = { hash: hashKey(key), expire_at: expireAt.toISOString() };
  await writeSetting(db, SETTING, preview, now);
  return key;
}

/** @throws HttpError api.forbidden for a key that is wrong or has expired */
export async function assertDiscoverPreviewKeyIfGiven(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key?: string,
): Promise<void> {
  if (key === undefined) return;
  const preview = (await readSettingWithUpdateTime<Preview>(db, SETTING))?.value;
  if (preview?.hash !== hashKey(key) || Date.parse(preview.expire_at) <= clock().getTime())
    throw new HttpError('api.forbidden');
}

/** SQL: the published items; for a preview, all as if their drafts were published now. */
export const buildDiscoverItemsSql = (preview?: string): RawBuilder<unknown> =>
  preview === undefined
    ? sql`discover_items`
    : sql`(select id, key, kind, coalesce(draft, content) as content, update_at,
        coalesce(publication, 900000000000000 + substr(id, 2)::bigint) as publication from discover_items) as discover_items`;
