import { type Kysely, sql } from 'kysely';

/** Comments, and the triggers that update the counts of posts, comments and authors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence comment_numbers start 10001;

    create table comments (
      id text collate "C" primary key default 'c' || nextval('comment_numbers'),
      post_id text collate "C" not null references posts on delete cascade,
      -- For a sub-comment: its comment, and the sub-comment to which it replies.
      parent_id text collate "C" references comments on delete cascade,
      reply_to_id text collate "C" references comments on delete set null,
      user_id text collate "C" not null references users,
      text text not null,
      like_count integer not null default 0,
      sub_comment_count integer not null default 0,
      create_at timestamptz(3) not null default clock_timestamp()
    ) with (fillfactor = 90);
    create index comments_post on comments (post_id, create_at desc, id desc) where parent_id is null;
    create index comments_sub on comments (parent_id, create_at, id) where parent_id is not null;
    create index comments_all on comments (post_id);
    create index comments_reply on comments (reply_to_id) where reply_to_id is not null;

    create table comment_likes (
      user_id text collate "C" not null references users on delete cascade,
      comment_id text collate "C" not null references comments on delete cascade,
      create_at timestamptz(3) not null default clock_timestamp(),
      primary key (user_id, comment_id)
    );
    create index comment_likes_comment on comment_likes (comment_id);

    create function make_authors() returns trigger language plpgsql as $$
    begin
      insert into authors (user_id) select id from changes;
      return null;
    end $$;
    create trigger users_author after insert on users referencing new table as changes
      for each statement execute function make_authors();

    create function keep_newest() returns trigger language plpgsql as $$
    declare author text := case tg_op when 'DELETE' then old.user_id else new.user_id end;
    begin
      -- Waits for concurrent publications of the author, so that the update sees them.
      perform from authors where user_id = author for update;
      update authors set
        newest_at = (select create_at from posts
          where user_id = author and state = 'published' and privacy in (1, 3) order by create_at desc limit 1),
        newest_mutual_at = (select create_at from posts
          where user_id = author and state = 'published' and privacy in (1, 2, 3) order by create_at desc limit 1)
        where user_id = author;
      return null;
    end $$;
    create trigger posts_newest after insert or delete or update of state, privacy, create_at on posts
      for each row execute function keep_newest();

    create function count_likes() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update posts set like_count = like_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      update authors set liked_count = liked_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      return null;
    end $$;
    create trigger post_likes_in after insert on post_likes referencing new table as changes
      for each statement execute function count_likes();
    create trigger post_likes_out after delete on post_likes referencing old table as changes
      for each statement execute function count_likes();

    create function count_collects() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update posts set collect_count = collect_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      update authors set collected_count = collected_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      return null;
    end $$;
    create trigger post_collects_in after insert on post_collects referencing new table as changes
      for each statement execute function count_collects();
    create trigger post_collects_out after delete on post_collects referencing old table as changes
      for each statement execute function count_collects();

    create function count_views() returns trigger language plpgsql as $$
    begin
      update posts set view_count = view_count + amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      return null;
    end $$;
    create trigger post_views_in after insert on post_views referencing new table as changes
      for each statement execute function count_views();

    create function count_comments() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update comments set sub_comment_count = sub_comment_count + step * amount
        from (select parent_id, count(*) as amount from changes where parent_id is not null group by parent_id) as changed
        where id = changed.parent_id;
      update posts set comment_count = comment_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = changed.post_id;
      return null;
    end $$;
    create trigger comments_in after insert on comments referencing new table as changes
      for each statement execute function count_comments();
    create trigger comments_out after delete on comments referencing old table as changes
      for each statement execute function count_comments();

    create function count_comment_likes() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update comments set like_count = like_count + step * amount
        from (select comment_id, count(*) as amount from changes group by comment_id) as changed where id = comment_id;
      return null;
    end $$;
    create trigger comment_likes_in after insert on comment_likes referencing new table as changes
      for each statement execute function count_comment_likes();
    create trigger comment_likes_out after delete on comment_likes referencing old table as changes
      for each statement execute function count_comment_likes();

    create function count_follows() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      -- Locks in a fixed order, so that two users who follow each other at once do not deadlock.
      perform from authors
        where user_id in (select user_id from changes union select followed_id from changes) order by user_id for update;
      update authors set following_count = following_count + step * amount
        from (select user_id, count(*) as amount from changes group by user_id) as changed
        where authors.user_id = changed.user_id;
      update authors set follower_count = follower_count + step * amount
        from (select followed_id, count(*) as amount from changes group by followed_id) as changed
        where authors.user_id = changed.followed_id;
      return null;
    end $$;
    create trigger follows_in after insert on follows referencing new table as changes
      for each statement execute function count_follows();
    create trigger follows_out after delete on follows referencing old table as changes
      for each statement execute function count_follows();

    -- A block ends following in both directions; so does cancelling an account.
    create function end_follows_of_blocks() returns trigger language plpgsql as $$
    begin
      delete from follows where (user_id, followed_id) in (
        select user_id, block_id from changes union all select block_id, user_id from changes);
      return null;
    end $$;
    create trigger blocks_in after insert on blocks referencing new table as changes
      for each statement execute function end_follows_of_blocks();

    create function end_follows_of_user() returns trigger language plpgsql as $$
    begin
      delete from follows where user_id = new.id or followed_id = new.id;
      return null;
    end $$;
    create trigger users_cancelled after update of delete_at on users
      for each row when (old.delete_at is null and new.delete_at is not null) execute function end_follows_of_user();
  `.execute(db);
}
