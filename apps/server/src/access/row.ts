import type { OperationIdOfTag, OperationTag } from '../platform/http/handler.ts';
import { createForm } from '../platform/http/test-form.ts';
import type { TestUser } from '../slices/test-world.ts';
import { type Actor, type Caller, CALLERS, type PostTarget, TARGETS } from './actors.ts';
import type { Scene } from './scene.ts';

export const OK = 'ok';
export const FORBIDDEN = 'api.forbidden';
export const SIGN_IN = 'api.unauthorized';
export const NOT_FOUND = 'api.data_not_exist';
export const VIEW_FORBIDDEN = 'api.post.view_permission_not_allowed';
export const AUTHOR_DELETED = 'api.author.data_is_deleted';

/** The expected code by caller: `ok` or an error code. */
export type ExpectedAnswers = Record<Caller, string>;

export type RequestParts = { path?: Record<string, string>; query?: string; body?: unknown; type?: string };

/** A form with one file. */
export function buildFormRequest(field: string, content: Buffer): RequestParts {
  const { body, headers } = createForm(field, content);
  return { body, type: headers['content-type'] };
}

/** The expected answers of one operation by caller, and the markers that answers must contain. */
export type ExpectedAccess = {
  answers: ExpectedAnswers | Partial<Record<PostTarget, ExpectedAnswers>>;
  send?: (scene: Scene, caller: TestUser, target: PostTarget) => RequestParts | Promise<RequestParts>;
  /** Markers that the answers to these actors must contain. No answer may contain a marker that `markers.ts` hides from the actor. */
  shows?: Partial<Record<string, readonly Actor[]>>;
  /** The call changes later answers, so every allowed actor gets a new scene (group, posts and users, `scene.ts`). */
  isFresh?: true;
};

/** The rows of a slice: an operation without one does not compile. */
export type AccessRows<T extends OperationTag> = Record<OperationIdOfTag<T>, ExpectedAccess>;

export const forAll = (answer: string, exceptions: Partial<ExpectedAnswers> = {}): ExpectedAnswers => ({
  ...(Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as ExpectedAnswers),
  ...exceptions,
});

/** Answers for operations of group members. */
export const forMembers = (outside = FORBIDDEN, exceptions: Partial<ExpectedAnswers> = {}): ExpectedAnswers =>
  forAll(OK, { removed: outside, blocked: outside, invited: outside, stranger: outside, ...exceptions });

/** Answers about a message that one member has cleared. */
export const forHistoryReaders = (outside = NOT_FOUND, exceptions: Partial<ExpectedAnswers> = {}): ExpectedAnswers =>
  forMembers(outside, { cleared: NOT_FOUND, ...exceptions });

/** The answers of seeing a post by target (spec §6, §8). */
const SIGHT: Record<PostTarget, ExpectedAnswers> = {
  everyone: forAll(OK, { blocker: VIEW_FORBIDDEN, blocked: VIEW_FORBIDDEN }),
  followers: forAll(VIEW_FORBIDDEN, { owner: OK, admin: OK, member: OK }),
  mutual: forAll(VIEW_FORBIDDEN, { owner: OK, admin: OK }),
  self: forAll(VIEW_FORBIDDEN, { owner: OK }),
  gone: forAll(AUTHOR_DELETED),
};

/** Answers of an operation on a visible post; callers who may not see the post get the code of `SIGHT`. */
export const forPosts = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) => {
    const answers = forAll(answer, exceptions);
    for (const caller of CALLERS) if (SIGHT[target][caller] !== OK) answers[caller] = SIGHT[target][caller];
    return answers;
  });

/** Answers of guest operations: every caller gets the view of a guest. */
export const forGuestPosts = (): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) => forAll(target === 'gone' ? AUTHOR_DELETED : target === 'everyone' ? OK : VIEW_FORBIDDEN));

/** Answers of operations that ignore visibility, except for a cancelled account. */
export const forAnyPosts = (answer: string): Record<PostTarget, ExpectedAnswers> =>
  perTarget((target) => forAll(target === 'gone' ? AUTHOR_DELETED : answer));

export const forAuthors = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Partial<Record<PostTarget, ExpectedAnswers>> => ({
  everyone: forAll(answer, exceptions),
  gone: forAll(AUTHOR_DELETED),
});

const perTarget = (answersOf: (target: PostTarget) => ExpectedAnswers) =>
  Object.fromEntries(TARGETS.map((target) => [target, answersOf(target)])) as Record<PostTarget, ExpectedAnswers>;
