import type { Schemas } from '@quintet/api/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReportColumns } from './report-tables.ts';
import type { NullableJsonColumn } from './json.ts';

/** A time with a default in the database. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Reaction = { user_id: string; post_id: string; create_at: Stamp };

/** Tables of authors, posts and comments. The migrations 0050 to 0055, 0079, 0081 and 0141 describe the columns. */
export type SocialTables = {
  authors: AuthorsTable;
  posts: PostsTable;
  follows: { user_id: string; followed_id: string; create_at: Stamp };
  post_likes: Reaction;
  post_collects: Reaction;
  post_views: Reaction;
  post_reports: PostReportsTable;
  comments: CommentsTable;
  comment_reports: CommentReportsTable;
  comment_likes: { user_id: string; comment_id: string; create_at: Stamp };
};

type AuthorsTable = {
  user_id: string;
  allow_comment: Generated<boolean>;
  likes_private: Generated<boolean>;
  collects_private: Generated<boolean>;
  following_count: GeneratedAlways<number>;
  follower_count: GeneratedAlways<number>;
  liked_count: GeneratedAlways<number>;
  collected_count: GeneratedAlways<number>;
  newest_at: GeneratedAlways<Date | null>;
  newest_mutual_at: GeneratedAlways<Date | null>;
};

export type PostLifecycleState = 'processing' | 'failed' | 'auditing' | 'rejected' | 'published';

type PostsTable = {
  id: Generated<string>;
  user_id: string;
  cid: string | null;
  text: Generated<string>;
  tags: Generated<string[]>;
  privacy: Generated<1 | 2 | 3 | 4>;
  allow_comment: Generated<boolean>;
  media: ColumnType<Schemas['PostMedia'][], string | undefined, string>;
  state: Generated<PostLifecycleState>;
  failure: string | null;
  like_count: GeneratedAlways<number>;
  comment_count: GeneratedAlways<number>;
  collect_count: GeneratedAlways<number>;
  view_count: GeneratedAlways<number>;
  create_at: Stamp;
  update_at: Stamp;
  hot_score: GeneratedAlways<number>;
  script: GeneratedAlways<'han' | 'latin' | 'other'>;
};

type CommentReportsTable = PostReportsTable & { comment_id: string };

type PostReportsTable = ReportColumns & { post_id: string; author_id: string; text: Generated<string> };

type CommentsTable = {
  id: Generated<string>;
  post_id: string;
  parent_id: string | null;
  reply_to_id: string | null;
  user_id: string;
  text: string;
  mentions: NullableJsonColumn<Schemas['Mentions']>;
  like_count: GeneratedAlways<number>;
  sub_comment_count: GeneratedAlways<number>;
  create_at: Stamp;
};
