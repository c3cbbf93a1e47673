import type { OperationId, OperationIdOfTag, Tag } from '../platform/http/handler.ts';
import { createForm } from '../platform/http/test-form.ts';
import type { NOT_IMPLEMENTED } from '../slices/not-implemented.ts';
import type { Person } from '../slices/test-world.ts';
import { type Actor, type Caller, CALLERS, type Target, TARGETS } from './actors.ts';
import type { Scene } from './scene.ts';

export const OK = 'ok';
export const FORBIDDEN = 'api.forbidden';
export const SIGN_IN = 'api.unauthorized';
export const NOT_THERE = 'api.data_not_exist';
export const HIDDEN = 'api.post.view_permission_not_allowed';
export const GONE = 'api.author.data_is_deleted';

/** The expected code by caller: `ok` or an error code. */
export type Answers = Record<Caller, string>;

export type Sent = { path?: Record<string, string>; query?: string; body?: unknown; type?: string };

/** A form with one file. */
export function sendForm(field: string, content: Buffer): Sent {
  const { body, headers } = createForm(field, content);
  return { body, type: headers['content-type'] };
}

/** The expected answers of one operation by caller, and the markers that answers must contain. */
export type Row = {
  answers: Answers | Partial<Record<Target, Answers>>;
  send?: (scene: Scene, caller: Person, target: Target) => Sent | Promise<Sent>;
  /** Markers that the answers to these actors must contain. No answer may contain a marker that `markers.ts` hides from the actor. */
  shows?: Partial<Record<string, readonly Actor[]>>;
  /** The call changes later answers, so every allowed actor gets a new scene (group, posts and users, `scene.ts`). */
  isFresh?: true;
};

type Unserved = (typeof NOT_IMPLEMENTED)[number];
export type ServedOperation = Exclude<OperationId, Unserved>;
/** The rows of a slice: an operation without one does not compile. */
export type Rows<T extends Tag> = Record<Exclude<OperationIdOfTag<T>, Unserved>, Row>;

export const all = (answer: string, exceptions: Partial<Answers> = {}): Answers => ({
  ...(Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Answers),
  ...exceptions,
});

/** Answers for operations of group members. */
export const members = (outside = FORBIDDEN, exceptions: Partial<Answers> = {}): Answers =>
  all(OK, { removed: outside, blocked: outside, invited: outside, stranger: outside, ...exceptions });

/** Answers about a message that one member has cleared. */
export const seers = (outside = NOT_THERE, exceptions: Partial<Answers> = {}): Answers =>
  members(outside, { cleared: NOT_THERE, ...exceptions });

/** The answers of seeing a post by target (spec §6, §8). */
const SIGHT: Record<Target, Answers> = {
  everyone: all(OK, { blocker: HIDDEN, blocked: HIDDEN }),
  followers: all(HIDDEN, { owner: OK, admin: OK, member: OK }),
  mutual: all(HIDDEN, { owner: OK, admin: OK }),
  self: all(HIDDEN, { owner: OK }),
  gone: all(GONE),
};

/** Answers of an operation on a visible post; callers who may not see the post get the code of `SIGHT`. */
export const posts = (answer: string, exceptions: Partial<Answers> = {}): Record<Target, Answers> =>
  perTarget((target) => {
    const answers = all(answer, exceptions);
    for (const caller of CALLERS) if (SIGHT[target][caller] !== OK) answers[caller] = SIGHT[target][caller];
    return answers;
  });

/** Answers of guest operations: every caller gets the view of a guest. */
export const guestPosts = (): Record<Target, Answers> =>
  perTarget((target) => all(target === 'gone' ? GONE : target === 'everyone' ? OK : HIDDEN));

/** Answers of operations that ignore visibility, except for a cancelled account. */
export const anyPosts = (answer: string): Record<Target, Answers> =>
  perTarget((target) => all(target === 'gone' ? GONE : answer));

export const authors = (answer: string, exceptions: Partial<Answers> = {}): Partial<Record<Target, Answers>> => ({
  everyone: all(answer, exceptions),
  gone: all(GONE),
});

const perTarget = (answersOf: (target: Target) => Answers) =>
  Object.fromEntries(TARGETS.map((target) => [target, answersOf(target)])) as Record<Target, Answers>;
