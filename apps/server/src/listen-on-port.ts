import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ListenOptions } from './base/listen-options.ts';
import { StartError } from './base/start-error.ts';

/** Milliseconds that a previous server gets to release the port. */
const PORT_TIMEOUT_MS = 3_000;

/** Connections that may wait to be accepted: all members of a full group may connect at once. */
const BACKLOG = 4096;

/** Checks the port before the slow steps of a start. @throws StartError when the server cannot listen there */
export async function assertPortAvailable(place: ListenOptions): Promise<void> {
  for (const end = Date.now() + PORT_TIMEOUT_MS; ; await sleep(100)) {
    const problem = await tryPort(place);
    if (!problem) return;
    if (problem.code !== 'EADDRINUSE' || Date.now() > end) throw toListenError(problem, place);
  }
}

async function tryPort({ host, port }: ListenOptions): Promise<NodeJS.ErrnoException | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    server.close();
  }
}

export async function listenOnPort(app: FastifyInstance, { host, port }: ListenOptions): Promise<void> {
  try {
    await app.listen({ host, port, backlog: BACKLOG, listenTextResolver: () => '' });
  } catch (error) {
    throw toListenError(error, { host, port });
  }
}

function toListenError(error: unknown, { host, port }: ListenOptions): unknown {
  const remedies: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `This user may not listen on port ${port}. Choose another port: PORT=4000 npm start`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine. Correct it, or leave it out.`,
    ENOTFOUND: `HOST=${host} is not an address of this machine. Correct it, or leave it out.`,
  };
  const remedy = remedies[(error as NodeJS.ErrnoException).code ?? ''];
  return remedy ? new StartError(remedy) : error;
}
