import { beforeAll } from 'vitest';
import type { TestServerOptions } from '../../test-server.ts';
import { useTestServer } from '../../use-test-server.ts';
import { submitRedemptionJob } from './redemption-jobs.ts';
import { createWalletTestClient, pointTestServerAtWellpaySandbox } from './test-wallet.ts';

/** Starts a server that uses its own sandbox of the provider for all tests of a file. */
export function useWalletTestServer(options?: TestServerOptions) {
  const server = useTestServer(options);
  beforeAll(async () => {
    await server.services.jobs.open([submitRedemptionJob]);
    pointTestServerAtWellpaySandbox(server.services, server.url);
  });
  return { server, wallet: createWalletTestClient(server) };
}
