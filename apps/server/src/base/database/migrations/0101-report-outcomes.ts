import { type Kysely, sql } from 'kysely';

/** The outcome of reports, and a copy of each reported post, which remains if the post is changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['user_reports', 'group_reports', 'post_reports']) {
    await sql`
      alter table ${sql.table(table)}
        -- Null while the report is open.
        add column outcome text check (outcome in ('upheld', 'dismissed')),
        add column resolve_at timestamptz check ((resolve_at is null) = (outcome is null))`.execute(db);
    await sql`create index ${sql.ref(`${table}_open`)} on ${sql.table(table)} (create_at) where resolve_at is null`.execute(
      db,
    );
  }
  await sql`
    create index user_reports_user on user_reports (user_id);
    create index post_reports_author on post_reports (author_id);

    alter table post_reports add column evidence jsonb not null default '[]';
    update post_reports r set evidence = jsonb_build_array(jsonb_build_object('id', p.id, 'user_id', p.user_id, 'type', 'post',
        'text', p.text, 'tags', p.tags, 'media', p.media, 'create_at', p.create_at))
      from posts p where p.id = r.post_id;
  `.execute(db);
}
