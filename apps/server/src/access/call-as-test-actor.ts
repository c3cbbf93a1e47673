import { OPERATIONS } from '@quintet/api/openapi-document';
import type { TestResponse } from '../test-server.ts';
import { LEAK_MARKER_NAMES, type LeakMarkerName } from './markers.ts';
import { ACCESS_TEST_ACTORS, type AccessTestActor, type AccessTestPostKind } from './actors.ts';
import {
  EXPECTED_SUCCESS,
  EXPECTED_UNAUTHORIZED_ERROR_CODE,
  type AccessTestExpectation,
  type AccessTestRequest,
  getPostKindsOfExpectation,
} from './row.ts';
import type { OperationId } from '../platform/http/handler.ts';
import type { AccessTestScene } from './scene.ts';

/** The expected code. Actors without a valid token get `api.unauthorized`, unless the operation is public. */
export function getExpectedErrorCodeOrOk(
  operation: OperationId,
  { answers }: AccessTestExpectation,
  actor: AccessTestActor,
  target: AccessTestPostKind,
): string {
  const own = 'owner' in answers ? answers : answers[target]!;
  const { access } = OPERATIONS[operation];
  if (actor !== 'guest' && actor !== 'cancelled' && actor !== 'foreign') return own[actor];
  if (access === 'public' || (access === 'guest' && actor === 'guest')) return own.stranger;
  return EXPECTED_UNAUTHORIZED_ERROR_CODE;
}

/** Fills the path's parameters with ids of the scene, by the path segment before each parameter. */
function pathOf(
  operation: OperationId,
  scene: AccessTestScene,
  target: AccessTestPostKind,
  given: Record<string, string>,
): string {
  const { people, posts, groupId, saidId, fileId, logId } = scene;
  const { id: postId, authorId, commentId } = posts[target];
  const ownerId = people.owner.id;
  const ids: Record<string, string> = {
    groups: groupId,
    messages: saidId,
    pins: saidId,
    files: fileId,
    members: people.member.id,
    admins: people.admin.id,
    users: ownerId,
    nicknames: ownerId,
    memo: ownerId,
    blocks: ownerId,
    contacts: ownerId,
    authors: authorId,
    logs: logId,
    posts: postId,
    comments: commentId,
  };
  return OPERATIONS[operation].path.replace(/([a-z]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const id = given[name] ?? ids[before];
    if (id === undefined) throw new Error(`${operation}: nothing for ${before}/{${name}}`);
    return `${before}/${id}`;
  });
}

type Change = (sent: AccessTestRequest) => AccessTestRequest;

/** Calls an operation as an actor of the scene. */
export async function callAsTestActor(
  operation: OperationId,
  row: AccessTestExpectation,
  scene: AccessTestScene,
  actor: AccessTestActor,
  target: AccessTestPostKind,
  change: Change = (sent) => sent,
): Promise<TestResponse> {
  const person = actor === 'guest' ? null : scene.people[actor];
  const sent = change((await row.send?.(scene, person ?? scene.people.stranger, target)) ?? {});
  const path = pathOf(operation, scene, target, sent.path ?? {}) + (sent.query ? `?${sent.query}` : '');
  return scene.server.call(OPERATIONS[operation].method, path, {
    host: 'gu.localhost',
    body: sent.body,
    ...(person && { token: person.token }),
    ...(sent.type && { headers: { 'content-type': sent.type } }),
  });
}

export const getErrorCodeOrOk = ({ status, json }: TestResponse): string =>
  status === 200 ? EXPECTED_SUCCESS : `${json.error}`;

/** Returns the names of the markers of the scene that an answer contains. */
export const findContainedMarkerNames = (text: string, { markers }: AccessTestScene): LeakMarkerName[] =>
  LEAK_MARKER_NAMES.filter((name) => text.includes(markers[name]));

export const listTestActorPostPairs = (
  row: AccessTestExpectation,
): { actor: AccessTestActor; target: AccessTestPostKind }[] =>
  getPostKindsOfExpectation(row).flatMap((target) => ACCESS_TEST_ACTORS.map((actor) => ({ actor, target })));
