import { type Kysely, sql } from 'kysely';

/** Pictures, charts and matches that the operator imports as drafts and publishes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence discover_numbers start 10001;
    create sequence discover_publications;

    create table discover_items (
      id text collate "C" primary key default 'd' || nextval('discover_numbers'),
      -- The operator's name for it.
      key text collate "C" not null unique,
      kind text collate "C" not null check (kind in ('gallery', 'trend', 'sports')),
      -- What has been imported and is not published.
      draft jsonb,
      -- What everybody sees.
      content jsonb,
      -- The order of the gallery: the number of the first publication.
      publication bigint,
      update_at timestamptz(3) not null default clock_timestamp(),
      check (draft is not null or content is not null),
      check (content is null or publication is not null)
    );
    create index discover_gallery on discover_items (publication desc) where kind = 'gallery' and content is not null;
    create index discover_category on discover_items ((content->'category'->>'en'), publication desc)
      where kind = 'gallery' and content is not null;
    create index discover_trend on discover_items (publication) where kind = 'trend' and content is not null;
    -- ISO times in UTC sort like texts.
    create index discover_sports on discover_items ((content->>'start_at' collate "C"), id)
      where kind = 'sports' and content is not null;
  `.execute(db);
}
