import type { TestResponse, TestServer } from '../test-server.ts';
import { createTestCid, type TestUser } from './test-world.ts';

/** Chat operations over HTTP, for tests. */
export function createChatTestClient(server: TestServer) {
  const call = (method: string) => (who: TestUser, path: string, body?: object) =>
    server.call(method, path, { host: `${who.brand.toLowerCase()}.localhost`, token: who.token, body });
  const get = call('GET');
  const post = call('POST');
  const put = call('PUT');
  const remove = call('DELETE');
  const sending = (who: TestUser, body: object): Promise<TestResponse> =>
    post(who, '/api/v1/messages', { type: 'text', cid: createTestCid(), ...body });
  /** Sends a text and returns the message; throws if it is refused. */
  const send = async (who: TestUser, group_id: string, text = 'hello') => {
    const { status, json } = await sending(who, { group_id, text });
    if (status !== 200) throw new Error(`${status} ${json.error}`);
    return json.result;
  };
  const openDirect = async (who: TestUser, contact_id: string): Promise<string> =>
    (await post(who, '/api/v1/groups/direct', { contact_id })).json.result.id;
  return { get, post, put, remove, sending, send, openDirect };
}

/** Status and error code of an answer, such as `403 api.forbidden`. */
export const formatTestResponseCode = ({ status, json }: TestResponse): string => `${status} ${json.error ?? 'ok'}`;
