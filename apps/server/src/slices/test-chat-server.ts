import type { TestServerOptions } from '../test-server.ts';
import { useTestServer } from '../use-test-server.ts';
import { createChatTestClient } from './test-chat.ts';

/** Starts a server for all tests of a file, with the chat operations over HTTP. */
export function useChatTestServer(options?: TestServerOptions) {
  const server = useTestServer(options);
  return { server, chat: createChatTestClient(server) };
}
