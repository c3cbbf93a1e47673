import { type Kysely, sql } from 'kysely';

/**
 * Triggers keep the lock order (README): posts, files, comments, rows that refer to them, authors, follows; within a table in
 * the order of ids. Each function locks all rows of a table before it changes one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_likes() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from posts where id in (select post_id from changes) order by id for no key update;
      update posts set like_count = like_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      perform from authors where user_id in (select user_id from changes) order by user_id for no key update;
      update authors set liked_count = liked_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      return null;
    end $$;

    create or replace function count_collects() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from posts where id in (select post_id from changes) order by id for no key update;
      update posts set collect_count = collect_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      perform from authors where user_id in (select user_id from changes) order by user_id for no key update;
      update authors set collected_count = collected_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      return null;
    end $$;

    create or replace function count_views() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from posts where id in (select post_id from changes) order by id for no key update;
      update posts set view_count = view_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      return null;
    end $$;

    create or replace function count_comments() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from posts where id in (select post_id from changes) order by id for no key update;
      update posts set comment_count = comment_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = changed.post_id;
      perform from comments where id in (select parent_id from changes) order by id for no key update;
      update comments set sub_comment_count = sub_comment_count + step * amount
        from (select parent_id, count(*) as amount from changes where parent_id is not null group by parent_id) as changed
        where id = changed.parent_id;
      return null;
    end $$;

    create or replace function count_comment_likes() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from comments where id in (select comment_id from changes) order by id for no key update;
      update comments set like_count = like_count + step * amount
        from (select comment_id, count(*) as amount from changes group by comment_id) as changed where id = comment_id;
      return null;
    end $$;

    create or replace function count_follows() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform from authors
        where user_id in (select user_id from changes union select followed_id from changes)
        order by user_id for no key update;
      update authors set following_count = following_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      update authors set follower_count = follower_count + step * amount
        from (select followed_id, count(*) as amount from changes group by followed_id) as changed
        where authors.user_id = changed.followed_id;
      return null;
    end $$;

    create or replace function end_follows_of_blocks() returns trigger language plpgsql as $$
    begin
      -- A concurrent follow locks the authors, too, so no user can follow across a block.
      perform from authors where user_id in (select user_id from changes union select block_id from changes)
        order by user_id for no key update;
      delete from follows where (user_id, followed_id) in (
        select user_id, block_id from changes union all select block_id, user_id from changes);
      return null;
    end $$;

    -- Locks the rows that are deleted with a post. Adding such a row requires locking the post first.
    create function lock_what_goes_with_post() returns trigger language plpgsql as $$
    begin
      perform from comments where post_id = old.id order by id for update;
      perform from authors where user_id in (
        select old.user_id union select user_id from post_likes where post_id = old.id
        union select user_id from post_collects where post_id = old.id)
        order by user_id for no key update;
      return old;
    end $$;
    create trigger posts_locks before delete on posts for each row execute function lock_what_goes_with_post();

    -- An author's newest post changes only with posts that others can see.
    create or replace function keep_newest() returns trigger language plpgsql as $$
    declare author text := case tg_op when 'DELETE' then old.user_id else new.user_id end;
    begin
      perform from authors where user_id = author for no key update;
      update authors set
        newest_at = (select create_at from posts
          where user_id = author and state = 'published' and privacy in (1, 3) order by create_at desc limit 1),
        newest_mutual_at = (select create_at from posts
          where user_id = author and state = 'published' and privacy in (1, 2, 3) order by create_at desc limit 1)
        where user_id = author;
      return null;
    end $$;
    drop trigger posts_newest on posts;
    create trigger posts_newest_in after insert on posts
      for each row when (new.state = 'published') execute function keep_newest();
    create trigger posts_newest_out after delete on posts
      for each row when (old.state = 'published') execute function keep_newest();
    create trigger posts_newest_changed after update of state, privacy, create_at on posts
      for each row when (old.state = 'published' or new.state = 'published') execute function keep_newest();

    -- Locks the posts that change when an account is cancelled: its own, and those that it viewed, liked or collected.
    create function lock_posts_of_user(who text) returns void language plpgsql as $$
    begin
      perform from posts where id in (
        select id from posts where user_id = who union select post_id from post_views where user_id = who
        union select post_id from post_likes where user_id = who union select post_id from post_collects where user_id = who)
        order by id for no key update;
    end $$;

    create or replace function end_ties_of_user() returns trigger language plpgsql as $$
    begin
      perform lock_posts_of_user(new.id);
      perform from comments where id in (select comment_id from comment_likes where user_id = new.id)
        order by id for no key update;
      perform from authors where user_id in (
        select new.id union select followed_id from follows where user_id = new.id
        union select user_id from follows where followed_id = new.id)
        order by user_id for no key update;
      delete from comment_likes where user_id = new.id;
      delete from post_views where user_id = new.id;
      delete from post_likes where user_id = new.id;
      delete from post_collects where user_id = new.id;
      delete from follows where user_id = new.id or followed_id = new.id;
      return null;
    end $$;
  `.execute(db);
}
