import { type Kysely, sql } from 'kysely';

/** Authors, posts, follows, likes, collections, views and reports. Ids are the same as in the API: `a`, `p` and digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Every user is an author with the same number.
    alter table users drop column social_author_id;
    alter table users add column social_author_id text collate "C" generated always as ('a' || substr(id, 2)) stored;

    create table authors (
      user_id text collate "C" primary key references users on delete cascade,
      allow_comment boolean not null default true,
      likes_private boolean not null default false,
      -- Updated by the triggers of 0051.
      following_count integer not null default 0,
      follower_count integer not null default 0,
      liked_count integer not null default 0,
      collected_count integer not null default 0,
      -- Times of the newest post visible to followers, and of the newest one visible to mutual followers.
      newest_at timestamptz(3),
      newest_mutual_at timestamptz(3)
    );
    insert into authors (user_id) select id from users;

    create sequence post_numbers start 10001;

    create table posts (
      id text collate "C" primary key default 'p' || nextval('post_numbers'),
      user_id text collate "C" not null references users,
      cid text,
      text text not null default '',
      tags text[] not null default '{}',
      -- 1 everyone, 2 mutual followers, 3 followers, 4 only self.
      privacy smallint not null default 1 check (privacy in (1, 2, 3, 4)),
      allow_comment boolean not null default true,
      -- Others see only published posts; the operator sets rejected and auditing.
      state text not null default 'published'
        check (state in ('processing', 'failed', 'auditing', 'rejected', 'published')),
      failure text check ((failure is not null) = (state = 'failed')),
      like_count integer not null default 0,
      comment_count integer not null default 0,
      collect_count integer not null default 0,
      view_count integer not null default 0,
      -- Precision of milliseconds, like in the API and in cursors.
      create_at timestamptz(3) not null default clock_timestamp(),
      update_at timestamptz(3) not null default clock_timestamp(),
      -- The order of the recommendation: time of publishing in seconds, plus six hours for each doubling of engagement.
      heat double precision not null generated always as (
        extract(epoch from create_at at time zone 'UTC')::double precision
        + 21600 * ln(1.0::double precision + like_count + 2 * comment_count + 3 * collect_count) / ln(2.0::double precision)
      ) stored
    ) with (fillfactor = 85);
    create unique index posts_cid on posts (user_id, cid) where cid is not null;
    -- Includes the columns that feeds read of an author's newest post.
    create index posts_author on posts (user_id, create_at desc, id desc) include (state, privacy, heat);
    create index posts_heat on posts (heat desc, id desc) where state = 'published' and privacy = 1;
    create index posts_unpublished on posts (state, update_at) where state <> 'published';

    create table follows (
      user_id text collate "C" not null references users on delete cascade,
      followed_id text collate "C" not null references users on delete cascade check (followed_id <> user_id),
      create_at timestamptz(3) not null default clock_timestamp(),
      primary key (user_id, followed_id)
    );
    create index follows_followings on follows (user_id, create_at desc, followed_id desc);
    create index follows_followers on follows (followed_id, create_at desc, user_id desc);

    create table post_likes (
      user_id text collate "C" not null references users on delete cascade,
      post_id text collate "C" not null references posts on delete cascade,
      create_at timestamptz(3) not null default clock_timestamp(),
      primary key (user_id, post_id)
    );
    create index post_likes_liked on post_likes (user_id, create_at desc, post_id desc);
    create index post_likes_likers on post_likes (post_id, create_at desc, user_id desc);

    create table post_collects (
      user_id text collate "C" not null references users on delete cascade,
      post_id text collate "C" not null references posts on delete cascade,
      create_at timestamptz(3) not null default clock_timestamp(),
      primary key (user_id, post_id)
    );
    create index post_collects_collected on post_collects (user_id, create_at desc, post_id desc);
    create index post_collects_post on post_collects (post_id);

    -- Counts one view per user and post; the author's own views do not count.
    create table post_views (
      user_id text collate "C" not null references users on delete cascade,
      post_id text collate "C" not null references posts on delete cascade,
      create_at timestamptz(3) not null default clock_timestamp(),
      primary key (user_id, post_id)
    );
    create index post_views_viewed on post_views (user_id, create_at, post_id);
    create index post_views_viewers on post_views (post_id, create_at desc, user_id desc);

    create table post_reports (
      id bigint generated always as identity primary key,
      reporter_id text collate "C" not null references users,
      -- Kept when the post is deleted.
      post_id text collate "C" not null,
      author_id text collate "C" not null references users,
      reason smallint not null check (reason between 1 and 4),
      text text not null default '',
      create_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
