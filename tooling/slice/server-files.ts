import type { SliceNameCasings } from './names.ts';

type Files = Record<string, string>;

/** File path → text of the contract and the server of a new slice: one operation that lists nothing. */
export const renderSliceServerFiles = ({ kebab, camel, pascal, upper, sentence }: SliceNameCasings): Files => ({
  [`openapi/paths/${kebab}.yaml`]: `# ${sentence}.

/api/v1/${kebab}:
  get:
    operationId: list${pascal}
    tags: [${kebab}]
    summary: ${sentence} of the caller.
    x-added: not in the specification
    responses:
      '200':
        description: All of them.
        content:
          application/json:
            schema:
              type: object
              required: [result]
              properties: { result: { type: array, items: { $ref: '../schemas/${kebab}.yaml#/${pascal}Item' } } }
      default: { $ref: '../openapi.yaml#/components/responses/Error' }
`,
  [`openapi/schemas/${kebab}.yaml`]: `# ${sentence}.

${pascal}Item:
  description: One entry of the list.
  type: object
  required: [id, title]
  properties:
    id: { type: string, minLength: 1, maxLength: 20 }
    title: { type: string, maxLength: 200 }
`,
  [`apps/server/src/slices/${kebab}/handlers.ts`]: `import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';

export const ${camel}Handlers = {
  list${pascal}: async ({ caller }) => {
    requireUser(caller);
    return [];
  },
} satisfies SliceHandlers<'${kebab}'>;
`,
  [`apps/server/src/slices/${kebab}/handlers.test.ts`]: `import { expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser } from '../test-world.ts';

const server = useTestServer();

it('list${pascal}: a new user has none', async () => {
  const { token } = await createTestUser(server.services);
  const { json } = await server.call('GET', '/api/v1/${kebab}', { host: 'gu.localhost', token });
  expect(json).toEqual({ result: [] });
});
`,
  [`apps/server/src/access/${kebab}-rows.ts`]: `import { buildExpectedAnswers, EXPECTED_SUCCESS, type AccessTestRows } from './row.ts';

export const ${upper}_ACCESS_TEST_ROWS: AccessTestRows<'${kebab}'> = {
  list${pascal}: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
};
`,
});
