import { beforeAll } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { announceClaimsJob } from './announce.ts';
import { endMinefieldJob } from './end-envelopes.ts';
import { createEnvelopeTestClient } from './test-envelopes.ts';

/** Starts a server with the jobs of red envelopes for all tests of a file. */
export function useEnvelopeTestServer() {
  const server = useTestServer();
  beforeAll(() => server.services.jobs.open([announceClaimsJob, endMinefieldJob]));
  return { server, envelopes: createEnvelopeTestClient(server) };
}
