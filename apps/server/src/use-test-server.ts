import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServerOptions, type TestServer } from './test-server.ts';

/** Starts a server for all tests of a file and closes it after them. It can be used in hooks and tests. */
export function useTestServer(options?: TestServerOptions): TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server.close());
  return {
    get app() {
      return server.app;
    },
    get services() {
      return server.services;
    },
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    call: (...call) => server.call(...call),
    close: () => server.close(),
  };
}
