import { document, OPERATIONS } from '@quintet/api/openapi-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { registry } from '../slices/registry.ts';
import { ask, codeOf, expectedOf, findMarkers, pairsOf, targetsOf } from './ask.ts';
import { type Marker, SEEN_BY } from './markers.ts';
import type { Actor } from './actors.ts';
import { OK, type Row, type ServedOperation } from './row.ts';
import { makeScene, type Scene } from './scene.ts';
import { TABLE } from './table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { guestAllowance: 1_000_000 } });
});
afterAll(() => server.close());

const operations = Object.keys(TABLE) as ServedOperation[];

type Described = { requestBody?: { content: object } };
const paths = document['paths'] as Record<string, Record<string, Described>>;

function takesJson(operation: ServedOperation): boolean {
  const { path, method } = OPERATIONS[operation];
  return 'application/json' in (paths[path]![method.toLowerCase()]!.requestBody?.content ?? {});
}

/** Whether the actor may see a marker. Guest operations return the guest's view to every caller. */
const canSee = (operation: ServedOperation, actor: Actor, marker: Marker): boolean =>
  (SEEN_BY[marker] as readonly Actor[]).includes(operation.includes('Guest') ? 'guest' : actor);

/** Calls an operation as every actor. Returns the code and the found markers of each answer, and the expected ones of the table. */
async function callAsAll(operation: ServedOperation, row: Row) {
  const shared = await makeScene(server);
  const calls = pairsOf(row).map(async ({ actor, target }) => {
    const code = expectedOf(operation, row, actor, target);
    const scene = row.isFresh && code === OK ? await makeScene(server) : shared;
    const answer = await ask(operation, row, scene, actor, target);
    const found = findMarkers(answer.text, scene);
    const name = `${actor}, ${target}`;
    const wanted = code === OK ? Object.entries(row.shows ?? {}).filter(([, by]) => by?.includes(actor)) : [];
    return {
      code: [`${name}: ${codeOf(answer)}`, `${name}: ${code}`],
      hidden: found.filter((marker) => !canSee(operation, actor, marker)).map((marker) => `${name}: ${marker}`),
      shown: found.map((marker) => `${actor}: ${marker}`),
      wanted: wanted.map(([marker]) => `${actor}: ${marker}`),
    };
  });
  return Promise.all(calls);
}

describe('access table', () => {
  it('has a row for every served operation', () => {
    const all = Object.keys(OPERATIONS).filter((id) => !(registry.unserved as readonly string[]).includes(id));
    expect(operations.toSorted()).toEqual(all.toSorted());
  });

  it.each(operations)('%s', async (operation) => {
    const calls = await callAsAll(operation, TABLE[operation]);
    expect(calls.map(({ code: [answered] }) => answered)).toEqual(calls.map(({ code: [, expected] }) => expected));
    expect(calls.flatMap(({ hidden }) => hidden)).toEqual([]);
    const shown = new Set(calls.flatMap((call) => call.shown));
    expect(calls.flatMap(({ wanted }) => wanted).filter((wanted) => !shown.has(wanted))).toEqual([]);
  });
});

describe('every operation', () => {
  const UNKNOWN = 'api.body.param_invalid.unknown_field';
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(server);
  });
  const refuses = async (operation: ServedOperation, changed: 'query' | 'body') => {
    const row = TABLE[operation];
    const target = targetsOf(row)[0]!;
    const answer = await ask(operation, row, scene, 'owner', target, (sent) =>
      changed === 'query'
        ? { ...sent, query: `${sent.query ?? ''}&unknown_field=1` }
        : { ...sent, body: { ...(sent.body as object), unknown_field: 1 } },
    );
    return `${operation}: ${codeOf(answer)}`;
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
