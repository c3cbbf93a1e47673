import { PostPrivacy } from '@quintet/api/enums';
import { toAuthorId } from '@quintet/domain/social/author-id';
import type { Services } from '../platform/services.ts';
import { ACCESS_TEST_POST_KINDS, type AccessTestPostKind } from './actors.ts';
import type { AccessTestUsers } from './scene-users.ts';

export type AccessTestPosts = Record<AccessTestPostKind, { id: string; authorId: string; commentId: string }>;

const PRIVACY: Record<AccessTestPostKind, PostPrivacy> = {
  everyone: PostPrivacy.EVERYONE,
  followers: PostPrivacy.FOLLOWERS,
  mutual: PostPrivacy.MUTUAL_FOLLOWERS,
  self: PostPrivacy.ONLY_SELF,
  gone: PostPrivacy.EVERYONE,
};

/** Creates a post of each privacy and one of a cancelled account, each with a comment of the same text. */
export async function createAccessTestPosts(
  db: Services['db'],
  { owner, leaver, commenter }: AccessTestUsers,
  texts: Record<AccessTestPostKind, string>,
): Promise<AccessTestPosts> {
  const authorOf = (target: AccessTestPostKind): string => (target === 'gone' ? leaver : owner).id;
  const written = ACCESS_TEST_POST_KINDS.map((target) => ({
    user_id: authorOf(target),
    text: texts[target],
    privacy: PRIVACY[target],
  }));
  const posts = await db.insertInto('posts').values(written).returning('id').execute();
  const commentRows = ACCESS_TEST_POST_KINDS.map((target, index) => ({
    post_id: posts[index]!.id,
    user_id: commenter.id,
    text: texts[target],
  }));
  const comments = await db.insertInto('comments').values(commentRows).returning('id').execute();
  await db.updateTable('authors').set({ likes_private: true }).where('user_id', '=', owner.id).execute();
  const ids = ACCESS_TEST_POST_KINDS.map((target, index) => {
    const authorId = toAuthorId(authorOf(target));
    return [target, { id: posts[index]!.id, commentId: comments[index]!.id, authorId }] as const;
  });
  return Object.fromEntries(ids) as AccessTestPosts;
}
