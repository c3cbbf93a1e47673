import { type Kysely, sql } from 'kysely';

/**
 * The tags with the number of posts that all may see, so that a suggestion reads the most popular tags of a beginning first.
 * The triggers run at commit, so that a transaction holds the row of a frequent tag only shortly, and locks it last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tags (
      tag text collate "C" primary key,
      post_count integer not null default 0,
      -- By each doubling of the posts, the most first.
      rank smallint not null generated always as (search_popularity(post_count)) stored
    ) with (fillfactor = 85);

    create function open_tags(post posts) returns table (tag text) language sql stable as $$
      select distinct search_fold(tag) from unnest(post.tags) tag where post.state = 'published' and post.privacy = 1
    $$;

    insert into tags (tag) select distinct tag from post_tags;
    update tags set post_count = counted.posts
      from (select open.tag, count(*)::integer as posts from posts cross join open_tags(posts) open group by 1) counted
      where counted.tag = tags.tag;
    create index tags_1 on tags (left(tag, 1), rank, tag);
    create index tags_2 on tags (left(tag, 2), rank, tag);
    create index tags_3 on tags (left(tag, 3), rank, tag);

    create function count_tags() returns trigger language plpgsql as $$
    begin
      insert into tags (tag, post_count)
        select tag, sum(step) from (
          select -1 as step, tag from open_tags(old)
          union all select 1, tag from open_tags(new)
          union all select distinct 0, search_fold(tag) from unnest(new.tags) tag
        ) changes
        group by tag having sum(step) <> 0 or bool_and(step = 0) order by tag
        on conflict (tag) do update set post_count = tags.post_count + excluded.post_count;
      return null;
    end $$;
    create constraint trigger posts_tags_in after insert on posts deferrable initially deferred
      for each row when (new.tags <> '{}') execute function count_tags();
    create constraint trigger posts_tags_out after delete on posts deferrable initially deferred
      for each row when (old.tags <> '{}') execute function count_tags();
    create constraint trigger posts_tags_changed after update of tags, state, privacy on posts deferrable initially deferred
      for each row when (old.tags <> new.tags or old.state <> new.state or old.privacy <> new.privacy)
      execute function count_tags();
  `.execute(db);
}
