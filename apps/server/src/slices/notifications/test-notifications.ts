import type { TestServer } from '../../test-server.ts';
import type { TestUser } from '../test-world.ts';

type Listed = {
  id: string;
  type: string;
  position: string;
  count: number;
  actors: { id: string }[];
  target: object;
  values: object;
  title: string | null;
  text: string | null;
  image: string | null;
  is_viewed: boolean;
};

/** Notifications over HTTP, for tests. */
export function createNotificationTestClient(server: TestServer) {
  const call = (method: string, who: TestUser, path: string, body?: object) =>
    server.call(method, `/api/v1/notification/${path}`, { host: 'gu.localhost', token: who.token, body });
  return {
    call,
    page: async (who: TestUser, query = ''): Promise<{ list: Listed[]; next_id: string | null; up_to: string }> =>
      (await call('GET', who, `list?page=9999${query}`)).json.result,
    count: async (who: TestUser): Promise<number> => (await call('GET', who, 'new-count')).json.result.count,
    view: (who: TestUser, up_to: string) => call('POST', who, 'view-all', { up_to }),
  };
}
