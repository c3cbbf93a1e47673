import type { OperationIdOfTag, OperationTag } from '../platform/http/handler.ts';
import { createTestMultipartForm } from '../platform/http/test-form.ts';
import type { TestUser } from '../slices/test-world.ts';
import {
  type AccessTestActor,
  type AccessTestCaller,
  ACCESS_TEST_CALLERS,
  type AccessTestPostKind,
  ACCESS_TEST_POST_KINDS,
} from './actors.ts';
import type { AccessTestScene } from './scene.ts';

export const OK_CODE = 'ok';
export const FORBIDDEN_CODE = 'api.forbidden';
export const UNAUTHORIZED_CODE = 'api.unauthorized';
export const NOT_FOUND_CODE = 'api.data_not_exist';
export const VIEW_FORBIDDEN_CODE = 'api.post.view_permission_not_allowed';
export const AUTHOR_DELETED_CODE = 'api.author.data_is_deleted';

/** The expected code by caller: `ok` or an error code. */
export type ExpectedAnswers = Record<AccessTestCaller, string>;

export type AccessTestRequest = { path?: Record<string, string>; query?: string; body?: unknown; type?: string };

/** A form with one file. */
export function buildFileFormRequest(field: string, content: Buffer): AccessTestRequest {
  const { body, headers } = createTestMultipartForm(field, content);
  return { body, type: headers['content-type'] };
}

/** The expected answers of one operation by caller, and the markers that answers must contain. */
export type ExpectedAccess = {
  answers: ExpectedAnswers | Partial<Record<AccessTestPostKind, ExpectedAnswers>>;
  send?: (
    scene: AccessTestScene,
    caller: TestUser,
    target: AccessTestPostKind,
  ) => AccessTestRequest | Promise<AccessTestRequest>;
  /** Markers that the answers to these actors must contain. No answer may contain a marker that `markers.ts` hides from the actor. */
  shows?: Partial<Record<string, readonly AccessTestActor[]>>;
  /** The call changes later answers, so every allowed actor gets a new scene (group, posts and users, `scene.ts`). */
  isFresh?: true;
};

/** The rows of a slice: an operation without one does not compile. */
export type AccessTestRows<T extends OperationTag> = Record<OperationIdOfTag<T>, ExpectedAccess>;

export const buildAnswersForAll = (answer: string, exceptions: Partial<ExpectedAnswers> = {}): ExpectedAnswers => ({
  ...(Object.fromEntries(ACCESS_TEST_CALLERS.map((caller) => [caller, answer])) as ExpectedAnswers),
  ...exceptions,
});

/** Answers for operations of group members. */
export const buildAnswersForMembers = (
  outside = FORBIDDEN_CODE,
  exceptions: Partial<ExpectedAnswers> = {},
): ExpectedAnswers =>
  buildAnswersForAll(OK_CODE, {
    removed: outside,
    blocked: outside,
    invited: outside,
    stranger: outside,
    ...exceptions,
  });

/** Answers about a message that one member has cleared. */
export const buildAnswersForHistoryReaders = (
  outside = NOT_FOUND_CODE,
  exceptions: Partial<ExpectedAnswers> = {},
): ExpectedAnswers => buildAnswersForMembers(outside, { cleared: NOT_FOUND_CODE, ...exceptions });

/** The answers of seeing a post by target (spec §6, §8). */
const VISIBLE_POST_ANSWERS: Record<AccessTestPostKind, ExpectedAnswers> = {
  everyone: buildAnswersForAll(OK_CODE, { blocker: VIEW_FORBIDDEN_CODE, blocked: VIEW_FORBIDDEN_CODE }),
  followers: buildAnswersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE, admin: OK_CODE, member: OK_CODE }),
  mutual: buildAnswersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE, admin: OK_CODE }),
  self: buildAnswersForAll(VIEW_FORBIDDEN_CODE, { owner: OK_CODE }),
  gone: buildAnswersForAll(AUTHOR_DELETED_CODE),
};

/** Answers of an operation on a visible post; callers who may not see the post get the code of `VISIBLE_POST_ANSWERS`. */
export const buildAnswersForPosts = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Record<AccessTestPostKind, ExpectedAnswers> =>
  perTarget((target) => {
    const answers = buildAnswersForAll(answer, exceptions);
    for (const caller of ACCESS_TEST_CALLERS)
      if (VISIBLE_POST_ANSWERS[target][caller] !== OK_CODE) answers[caller] = VISIBLE_POST_ANSWERS[target][caller];
    return answers;
  });

/** Answers of guest operations: every caller gets the view of a guest. */
export const buildAnswersForGuestPosts = (): Record<AccessTestPostKind, ExpectedAnswers> =>
  perTarget((target) =>
    buildAnswersForAll(target === 'gone' ? AUTHOR_DELETED_CODE : target === 'everyone' ? OK_CODE : VIEW_FORBIDDEN_CODE),
  );

/** Answers of operations that ignore visibility, except for a cancelled account. */
export const buildAnswersForAnyPosts = (answer: string): Record<AccessTestPostKind, ExpectedAnswers> =>
  perTarget((target) => buildAnswersForAll(target === 'gone' ? AUTHOR_DELETED_CODE : answer));

export const buildAnswersForAuthors = (
  answer: string,
  exceptions: Partial<ExpectedAnswers> = {},
): Partial<Record<AccessTestPostKind, ExpectedAnswers>> => ({
  everyone: buildAnswersForAll(answer, exceptions),
  gone: buildAnswersForAll(AUTHOR_DELETED_CODE),
});

const perTarget = (answersOf: (target: AccessTestPostKind) => ExpectedAnswers) =>
  Object.fromEntries(ACCESS_TEST_POST_KINDS.map((target) => [target, answersOf(target)])) as Record<
    AccessTestPostKind,
    ExpectedAnswers
  >;
