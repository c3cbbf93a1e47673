import type { TestResponse, TestServer } from '../test-server.ts';
import { createChatTestClient } from './test-chat.ts';
import { createTestCid, type TestUser } from './test-world.ts';

type Kind = 'image' | 'video' | 'voice' | 'file';

/** Upload and send operations over HTTP, for tests. */
export function createUploadTestClient(server: TestServer) {
  const chat = createChatTestClient(server);
  const ask = (who: TestUser, groupId: string, kind: Kind, extension: string, more = '') =>
    chat.get(who, `/api/v1/files/groups/${groupId}/${kind}?extension=${extension}${more}`);
  const put = (url: string, body: Buffer, headers: Record<string, string> = {}): Promise<TestResponse> =>
    server.call('PUT', url, { body, headers: { 'content-type': 'application/octet-stream', ...headers } });
  /** Uploads a file and returns its path; throws if it is refused. */
  const upload = async (
    who: TestUser,
    groupId: string,
    kind: Kind,
    extension: string,
    body: Buffer,
  ): Promise<string> => {
    const { url, file_path } = (await ask(who, groupId, kind, extension, `&size=${body.length}`)).json.result;
    const { status, json } = await put(url, body);
    if (!json.result?.is_complete) throw new Error(`${status} ${json.error}`);
    return file_path;
  };
  const sendFile = (who: TestUser, group_id: string, type: string, file_path: string, more: object = {}) =>
    chat.post(who, '/api/v1/messages', { type, group_id, file_path, cid: createTestCid(), ...more });
  return { ...chat, ask, put, upload, sendFile };
}
