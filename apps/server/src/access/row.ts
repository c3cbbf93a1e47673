import type { OperationIdOfTag, OperationTag } from '../platform/http/handler.ts';
import { createMultipartForm } from '../platform/http/test-form.ts';
import type { TestUser } from '../slices/test-world.ts';
import { type AccessActor, type AccessCaller, ACCESS_CALLERS, type PostTarget, POST_TARGETS } from './actors.ts';
import type { AccessScene } from './scene.ts';

export const OK_CODE = 'ok';
export const FORBIDDEN_CODE = 'api.forbidden';
export const UNAUTHORIZED_CODE = 'api.unauthorized';
export const NOT_FOUND_CODE = 'api.data_not_exist';
export const VIEW_FORBIDDEN_CODE = 'api.post.view_permission_not_allowed';
export const AUTHOR_DELETED_CODE = 'api.author.data_is_deleted';

/** The expected code by caller: `ok` or an error code. */
export type ExpectedAnswers = Record<AccessCaller, string>;

export type RequestParts = { path?: Record<string, string>; query?: string; body?: unknown; type?: string };

/** A form with one file. */
export function buildFormRequest(field: string, content: Buffer): RequestParts {
  const { body, headers } = createMultipartForm(field, content);
  return { body, type: headers['content-type'] };
}

/** The expected answers of one operation by caller, and the markers that answers must contain. */
export type ExpectedAccess = {
  answers: ExpectedAnswers | Partial<Record<PostTarget, ExpectedAnswers>>;
  send?: (scene: AccessScene, caller: TestUser, target: PostTarget) => RequestParts | Promise<RequestParts>;
  /** Markers that the answers to these actors must contain. No answer may contain a marker that `markers.ts` hides from the actor. */
  shows?: Partial<Record<string, readonly AccessActor[]>>;
  /** The call changes later answers, so every allowed actor gets a new scene (group, posts and users, `scene.ts`). */
  isFresh?: true;
};

/** The rows of a slice: an operation without one does not compile. */
export type AccessRows<T extends OperationTag> = Record<OperationIdOfTag<T>, ExpectedAccess>;

export const answersForAll = (answer: string, exceptions: Partial<ExpectedAnswers> = {}): ExpectedAnswers => ({
  ...(Object.fromEntries(ACCESS_CALLERS.map((caller) => [caller, answer])) as ExpectedAnswers),
  ...exceptions,
});

/** Answers for operations of group members. */
export const answersForMembers = (
  outside = FORBIDDEN_CODE,
  exceptions: Partial<ExpectedAnswers> = {},
): ExpectedAnswers =>
  answersForAll(OK_CODE, { removed: outside, blocked: outside, invited: outside, stranger: outside, ...exceptions });

/** Answers about a message that one member has cleared. */
export const answersForHistoryReaders = (
  outside = NOT_FOUND_CODE,
  exceptions: Partial<ExpectedAnswers> = {},
): ExpectedAnswers => answersForMembers(outside, { cleared: NOT_FOUND_CODE, ...exceptions });

/** The answers of seeing a post by target (spec §6, §8). */
const SIGHT: Record<PostTarget, ExpectedAnswers> = {
  everyone: answersForAll(OK_CODE, { blocker: VIEW_FORBIDDEN_CODE, blocked: VIEW_FORBIDDEN_CODE }),
  followers: answersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE, admin: OK_CODE, member: OK_CODE }),
  mutual: answersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE, admin: OK_CODE }),
  self: answersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE }),
  gone: answersForAll(AUTHOR_DELETED_CODE),
};

/** Answers of an operation on a visible post; callers who may not see the post get the code of `SIGHT`. */
export const answersForPosts = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) => {
    const answers = answersForAll(answer, exceptions);
    for (const caller of ACCESS_CALLERS) if (SIGHT[target][caller] !== OK_CODE) answers[caller] = SIGHT[target][caller];
    return answers;
  });

/** Answers of guest operations: every caller gets the view of a guest. */
export const answersForGuestPosts = (): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) =>
    answersForAll(target === 'gone' ? AUTHOR_DELETED_CODE : target === 'everyone' ? OK_CODE : VIEW_FORBIDDEN_CODE),
  );

/** Answers of operations that ignore visibility, except for a cancelled account. */
export const answersForAnyPosts = (answer: string): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) => answersForAll(target === 'gone' ? AUTHOR_DELETED_CODE : answer));

export const answersForAuthors = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Partial<Record<PostTarget, ExpectedAnswers>> => ({
  everyone: answersForAll(answer, exceptions),
  gone: answersForAll(AUTHOR_DELETED_CODE),
});

const perTarget = (answersOf: (target: PostTarget) => ExpectedAnswers) =>
  Object.fromEntries(POST_TARGETS.map((target) => [target, answersOf(target)])) as Record<PostTarget, ExpectedAnswers>;
