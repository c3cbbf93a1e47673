import { openapiDocument, OPERATIONS } from '@quintet/api/openapi-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../use-test-server.ts';
import {
  callAsTestActor,
  getErrorCodeOrOk,
  getExpectedErrorCodeOrOk,
  findContainedMarkerNames,
  listTestActorPostPairs,
} from './call-as-test-actor.ts';
import { type LeakMarkerName, READERS_BY_LEAK_MARKER } from './markers.ts';
import type { AccessTestActor } from './actors.ts';
import type { OperationId } from '../platform/http/handler.ts';
import { EXPECTED_SUCCESS, type AccessTestExpectation, getPostKindsOfExpectation } from './row.ts';
import { createAccessTestScene, type AccessTestScene } from './scene.ts';
import { ACCESS_TEST_TABLE } from './table.ts';

const server = useTestServer({ config: { guestAllowance: 1_000_000 } });

const operations = Object.keys(ACCESS_TEST_TABLE) as OperationId[];

/** Shared by the calls that change nothing: GET, and what every operation refuses. */
let readOnlyScene: AccessTestScene;
beforeAll(async () => {
  readOnlyScene = await createAccessTestScene(server);
});

type Described = { requestBody?: { content: object } };
const paths = openapiDocument['paths'] as Record<string, Record<string, Described>>;

function takesJson(operation: OperationId): boolean {
  const { path, method } = OPERATIONS[operation];
  return 'application/json' in (paths[path]![method.toLowerCase()]!.requestBody?.content ?? {});
}

/** Whether the actor may see a marker. Guest operations return the guest's view to every caller. */
const canSee = (operation: OperationId, actor: AccessTestActor, marker: LeakMarkerName): boolean =>
  (READERS_BY_LEAK_MARKER[marker] as readonly AccessTestActor[]).includes(
    operation.includes('Guest') ? 'guest' : actor,
  );

/** Calls an operation as every actor. Returns the code and the found markers of each answer, and the expected ones of the table. */
async function callAsAll(operation: OperationId, row: AccessTestExpectation) {
  const shared = OPERATIONS[operation].method === 'GET' ? readOnlyScene : await createAccessTestScene(server);
  const calls = listTestActorPostPairs(row).map(async ({ actor, target }) => {
    const code = getExpectedErrorCodeOrOk(operation, row, actor, target);
    const scene = row.isFresh && code === EXPECTED_SUCCESS ? await createAccessTestScene(server) : shared;
    const answer = await callAsTestActor(operation, row, scene, actor, target);
    const found = findContainedMarkerNames(answer.text, scene);
    const name = `${actor}, ${target}`;
    const wanted =
      code === EXPECTED_SUCCESS ? Object.entries(row.shows ?? {}).filter(([, by]) => by?.includes(actor)) : [];
    return {
      code: [`${name}: ${getErrorCodeOrOk(answer)}`, `${name}: ${code}`],
      hidden: found.filter((marker) => !canSee(operation, actor, marker)).map((marker) => `${name}: ${marker}`),
      shown: found.map((marker) => `${actor}: ${marker}`),
      wanted: wanted.map(([marker]) => `${actor}: ${marker}`),
    };
  });
  return Promise.all(calls);
}

describe('access table', () => {
  it('has a row for every operation', () => {
    expect(operations.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  });

  it.each(operations)('%s', async (operation) => {
    const calls = await callAsAll(operation, ACCESS_TEST_TABLE[operation]);
    expect(calls.map(({ code: [answered] }) => answered)).toEqual(calls.map(({ code: [, expected] }) => expected));
    expect(calls.flatMap(({ hidden }) => hidden)).toEqual([]);
    const shown = new Set(calls.flatMap((call) => call.shown));
    expect(calls.flatMap(({ wanted }) => wanted).filter((wanted) => !shown.has(wanted))).toEqual([]);
  });
});

describe('every operation', () => {
  const UNKNOWN = 'api.body.param_invalid.unknown_field';
  const refuses = async (operation: OperationId, changed: 'query' | 'body') => {
    const row = ACCESS_TEST_TABLE[operation];
    const target = getPostKindsOfExpectation(row)[0]!;
    const answer = await callAsTestActor(operation, row, readOnlyScene, 'owner', target, (sent) =>
      changed === 'query'
        ? { ...sent, query: `${sent.query ?? ''}&unknown_field=1` }
        : { ...sent, body: { ...(sent.body as object), unknown_field: 1 } },
    );
    return `${operation}: ${getErrorCodeOrOk(answer)}`;
  };

  it('refuses an unknown parameter', async () => {
    const answers = await Promise.all(operations.map((operation) => refuses(operation, 'query')));
    expect(answers).toEqual(operations.map((operation) => `${operation}: ${UNKNOWN}`));
  });

  it('refuses an unknown field of its body', async () => {
    const asked = operations.filter(takesJson);
    const answers = await Promise.all(asked.map((operation) => refuses(operation, 'body')));
    expect(answers).toEqual(asked.map((operation) => `${operation}: ${UNKNOWN}`));
  });
});
