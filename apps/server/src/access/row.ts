import type { OperationIdOfTag, OperationTag } from '../platform/http/handler.ts';
import { createTestMultipartForm } from '../platform/http/test-form.ts';
import type { TestUser } from '../slices/test-world.ts';
import {
  type AccessTestActor,
  type AccessTestSignedInActor,
  ACCESS_TEST_SIGNED_IN_ACTORS,
  type AccessTestPostKind,
  ACCESS_TEST_POST_KINDS,
} from './actors.ts';
import type { AccessTestScene } from './scene.ts';

export const EXPECTED_SUCCESS = 'ok';
export const EXPECTED_FORBIDDEN_ERROR_CODE = 'api.forbidden';
export const EXPECTED_UNAUTHORIZED_ERROR_CODE = 'api.unauthorized';
export const EXPECTED_NOT_FOUND_ERROR_CODE = 'api.data_not_exist';
export const EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE = 'api.post.view_permission_not_allowed';
export const EXPECTED_AUTHOR_DELETED_ERROR_CODE = 'api.author.data_is_deleted';

/** The expected code by caller: `ok` or an error code. */
export type AccessTestAnswers = Record<AccessTestSignedInActor, string>;

export type AccessTestRequest = { path?: Record<string, string>; query?: string; body?: unknown; type?: string };

/** A form with one file. */
export function buildAccessTestUploadRequest(field: string, content: Buffer): AccessTestRequest {
  const { body, headers } = createTestMultipartForm(field, content);
  return { body, type: headers['content-type'] };
}

/** The expected answers of one operation by caller, and the markers that answers must contain. */
export type AccessTestExpectation = {
  answers: AccessTestAnswers | Partial<Record<AccessTestPostKind, AccessTestAnswers>>;
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

/** The targets of a row; a row without posts or authors has one. */
export const getPostKindsOfExpectation = ({ answers }: AccessTestExpectation): AccessTestPostKind[] =>
  'owner' in answers ? ['everyone'] : (Object.keys(answers) as AccessTestPostKind[]);

/** The rows of a slice: an operation without one does not compile. */
export type AccessTestRows<T extends OperationTag> = Record<OperationIdOfTag<T>, AccessTestExpectation>;

export const buildExpectedAnswers = (
  answer: string,
  exceptions: Partial<AccessTestAnswers> = {},
): AccessTestAnswers => ({
  ...(Object.fromEntries(ACCESS_TEST_SIGNED_IN_ACTORS.map((caller) => [caller, answer])) as AccessTestAnswers),
  ...exceptions,
});

/** Answers for operations of group members. */
export const buildExpectedMembersOnlyAnswers = (
  outside = EXPECTED_FORBIDDEN_ERROR_CODE,
  exceptions: Partial<AccessTestAnswers> = {},
): AccessTestAnswers =>
  buildExpectedAnswers(EXPECTED_SUCCESS, {
    removed: outside,
    blocked: outside,
    invited: outside,
    stranger: outside,
    ...exceptions,
  });

/** Answers about a message that one member has cleared. */
export const buildExpectedHistoryAnswers = (
  outside = EXPECTED_NOT_FOUND_ERROR_CODE,
  exceptions: Partial<AccessTestAnswers> = {},
): AccessTestAnswers =>
  buildExpectedMembersOnlyAnswers(outside, { cleared: EXPECTED_NOT_FOUND_ERROR_CODE, ...exceptions });

/** The answers of seeing a post by target (spec §6, §8). */
const VISIBLE_POST_ANSWERS: Record<AccessTestPostKind, AccessTestAnswers> = {
  everyone: buildExpectedAnswers(EXPECTED_SUCCESS, {
    blocker: EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE,
    blocked: EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE,
  }),
  followers: buildExpectedAnswers(EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE, {
    owner: EXPECTED_SUCCESS,
    admin: EXPECTED_SUCCESS,
    member: EXPECTED_SUCCESS,
  }),
  mutual: buildExpectedAnswers(EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE, {
    owner: EXPECTED_SUCCESS,
    admin: EXPECTED_SUCCESS,
  }),
  self: buildExpectedAnswers(EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
  gone: buildExpectedAnswers(EXPECTED_AUTHOR_DELETED_ERROR_CODE),
};

/** Answers of an operation on a visible post; callers who may not see the post get the code of `VISIBLE_POST_ANSWERS`. */
export const buildExpectedPostAnswers = (
  answer: string,
  exceptions: Partial<AccessTestAnswers> = {},
): Record<AccessTestPostKind, AccessTestAnswers> =>
  perTarget((target) => {
    const answers = buildExpectedAnswers(answer, exceptions);
    for (const caller of ACCESS_TEST_SIGNED_IN_ACTORS)
      if (VISIBLE_POST_ANSWERS[target][caller] !== EXPECTED_SUCCESS)
        answers[caller] = VISIBLE_POST_ANSWERS[target][caller];
    return answers;
  });

/** Answers of guest operations: every caller gets the view of a guest. */
export const buildExpectedGuestPostAnswers = (): Record<AccessTestPostKind, AccessTestAnswers> =>
  perTarget((target) =>
    buildExpectedAnswers(
      target === 'gone'
        ? EXPECTED_AUTHOR_DELETED_ERROR_CODE
        : target === 'everyone'
          ? EXPECTED_SUCCESS
          : EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE,
    ),
  );

/** Answers of operations that ignore visibility, except for a cancelled account. */
export const buildExpectedAnyPostAnswers = (answer: string): Record<AccessTestPostKind, AccessTestAnswers> =>
  perTarget((target) => buildExpectedAnswers(target === 'gone' ? EXPECTED_AUTHOR_DELETED_ERROR_CODE : answer));

export const buildExpectedAuthorAnswers = (
  answer: string,
  exceptions: Partial<AccessTestAnswers> = {},
): Partial<Record<AccessTestPostKind, AccessTestAnswers>> => ({
  everyone: buildExpectedAnswers(answer, exceptions),
  gone: buildExpectedAnswers(EXPECTED_AUTHOR_DELETED_ERROR_CODE),
});

const perTarget = (answersOf: (target: AccessTestPostKind) => AccessTestAnswers) =>
  Object.fromEntries(ACCESS_TEST_POST_KINDS.map((target) => [target, answersOf(target)])) as Record<
    AccessTestPostKind,
    AccessTestAnswers
  >;
