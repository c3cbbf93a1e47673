import { type Kysely, sql } from 'kysely';

/** Cancelling an account deletes its likes, collections and views, so that the counts match the lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_views() returns trigger language plpgsql as $$
    declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update posts set view_count = view_count + step * amount
        from (select post_id, count(*) as amount from changes group by post_id) as changed where id = post_id;
      return null;
    end $$;
    create trigger post_views_out after delete on post_views referencing old table as changes
      for each statement execute function count_views();

    create function end_ties_of_user() returns trigger language plpgsql as $$
    begin
      -- Changes posts before authors, in the same order as a like, which prevents deadlocks.
      delete from comment_likes where user_id = new.id;
      delete from post_views where user_id = new.id;
      delete from post_likes where user_id = new.id;
      delete from post_collects where user_id = new.id;
      delete from follows where user_id = new.id or followed_id = new.id;
      return null;
    end $$;
    drop trigger users_cancelled on users;
    drop function end_follows_of_user;
    create trigger users_cancelled after update of delete_at on users
      for each row when (old.delete_at is null and new.delete_at is not null) execute function end_ties_of_user();

    delete from comment_likes using users where users.id = user_id and delete_at is not null;
    delete from post_views using users where users.id = user_id and delete_at is not null;
    delete from post_likes using users where users.id = user_id and delete_at is not null;
    delete from post_collects using users where users.id = user_id and delete_at is not null;
  `.execute(db);
}
