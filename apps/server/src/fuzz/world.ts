import { BRANDS } from '@quintet/brand/list';

export type FuzzUser = { name: string; id: string; token: string; deviceId: string };

/** The users that send requests, and existing data to request. */
export type FuzzWorld = {
  people: readonly FuzzUser[];
  /** The user whose account may be deleted. */
  leaver: FuzzUser;
  /** Values that exist, by the name of a field or parameter, and by the pattern of its schema. */
  named: Record<string, readonly string[]>;
  patterned: Record<string, readonly string[]>;
};

/**
 * Creates data through the API: messages, an upload, a post with a comment. The people share the groups. Undoes blocks and
 * comment permissions set by earlier requests; skips data that cannot be created.
 */
export async function createFuzzWorld(
  port: number,
  people: readonly [FuzzUser, FuzzUser, ...FuzzUser[]],
  leaver: FuzzUser,
  groupIds: readonly string[],
): Promise<FuzzWorld> {
  const [owner, other] = people;
  const ask = createAsk(port);
  for (const person of people) {
    for (const { id } of people) await ask(person, 'DELETE', `/api/v1/users/blocks/${id}`);
    await ask(person, 'PUT', `/social/api/authors/a${person.id.slice(1)}/permissions/comment`, { allow_comment: true });
  }
  const direct = await ask(owner, 'POST', '/api/v1/groups/direct', { contact_id: other.id });
  const groups = [...groupIds, ...idOf(direct)];
  const messages: string[] = [];
  for (const group_id of groups) {
    for (const person of [owner, other]) {
      const body = { type: 'text', group_id, cid: crypto.randomUUID(), text: 'See you at seven' };
      messages.push(...idOf(await ask(person, 'POST', '/api/v1/messages', body)));
    }
  }
  const codes: string[] = [];
  for (const group_id of groupIds) codes.push(...codeOf(await ask(owner, 'POST', '/api/v1/share/group', { group_id })));
  const upload = await ask(owner, 'GET', `/api/v1/files/groups/${groups[0]}/image?extension=png&size=70`);
  const posts = idOf(await ask(owner, 'POST', '/social/api/posts', { text: 'A post', file_paths: [] }));
  const comments = idOf(await ask(other, 'POST', `/social/api/posts/${posts[0]}/comments`, { text: 'A comment' }));
  const userIds = people.map(({ id }) => id);
  return {
    people,
    leaver,
    named: {
      ticket: upload?.url ? [decodeURIComponent(upload.url.split('?')[0]!.split('/').at(-1)!)] : [],
      file_path: upload?.file_path ? [upload.file_path] : [],
      share_code: codes,
      device_id: people.map(({ deviceId }) => deviceId),
      brand: BRANDS.map(({ id }) => id),
      cid: [crypto.randomUUID(), crypto.randomUUID()],
    },
    patterned: {
      '^u(u001|[0-9]{1,18})$': [...userIds, leaver.id, 'uu001', 'u999999999999999999'],
      '^g[0-9]{1,18}$': [...groups, ...groups, 'g1', 'g999999999999999999'],
      '^m[0-9]{1,18}$': [...messages, ...messages, 'm1', 'm999999999999999999'],
      '^a[0-9]{1,18}$': [...userIds.map((id) => id.replace('u', 'a')), 'a999999999999999999'],
      '^p[0-9]{1,18}$': [...posts, ...posts, 'p1', 'p999999999999999999'],
      '^c[0-9]{1,18}$': [...comments, ...comments, 'c999999999999999999'],
      '^e[0-9]{1,18}$': ['e1', 'e999999999999999999'],
    },
  };
}

type Answer = { id?: string; url?: string; file_path?: string; share_code?: string } | null;

const idOf = (answer: Answer): string[] => (answer?.id ? [answer.id] : []);

const codeOf = (answer: Answer): string[] => (answer?.share_code ? [answer.share_code] : []);

/** Sends a request as a person; returns null if it is refused. */
function createAsk(port: number) {
  return async (person: FuzzUser, method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        connection: 'close',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { result } = (await response.json()) as { result: Answer };
    return response.ok ? result : null;
  };
}
