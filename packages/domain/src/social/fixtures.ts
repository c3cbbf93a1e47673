import type { Schemas } from '@quintet/api/types';

/** Stand-ins for tests and stories: whole and valid, with the given parts replaced. */
const NOON = Date.UTC(2026, 0, 5, 12);

export function makeAuthorFixture(overrides: Partial<Schemas['Author']> = {}): Schemas['Author'] {
  return {
    id: 'a1',
    user_id: 'u1',
    nickname: 'Moss Harbour',
    avatar: null,
    avatar_thumbnail: null,
    introduction: '',
    is_followed: false,
    relation: 3,
    allow_comment: true,
    ...overrides,
  };
}

export function makePostImageFixture(overrides: Partial<Schemas['PostMedia']> = {}): Schemas['PostMedia'] {
  return {
    kind: 'image',
    file_path: 'posts/1.webp',
    url: '/media/posts/1.webp',
    thumbnail_url: '/media/posts/1-small.webp',
    width: 1200,
    height: 1600,
    thumbhash: null,
    duration: null,
    ...overrides,
  };
}

export function makePostFixture(number = 1, overrides: Partial<Schemas['Post']> = {}): Schemas['Post'] {
  return {
    id: `p${number}`,
    author: makeAuthorFixture(),
    text: `Post ${number}`,
    tags: [],
    media: [makePostImageFixture()],
    privacy: 1,
    allow_comment: true,
    audit_status: 'approved',
    like_count: 0,
    comment_count: 0,
    collect_count: 0,
    view_count: 0,
    is_liked: false,
    is_collected: false,
    create_at: new Date(NOON - number * 60_000).toISOString(),
    update_at: new Date(NOON - number * 60_000).toISOString(),
    ...overrides,
  };
}

export function makeCommentFixture(number = 1, overrides: Partial<Schemas['Comment']> = {}): Schemas['Comment'] {
  return {
    id: `c${number}`,
    post_id: 'p1',
    parent_id: null,
    reply_to: null,
    author: makeAuthorFixture({ id: `a${number}`, user_id: `u${number}` }),
    text: `Comment ${number}`,
    like_count: 0,
    sub_comment_count: 0,
    is_liked: false,
    create_at: new Date(NOON + number * 60_000).toISOString(),
    ...overrides,
  };
}
