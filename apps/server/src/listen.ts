import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './base/config.ts';
import { StartError } from './base/start-error.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Milliseconds that the last server gets to leave. */
const PATIENCE = 3_000;

/** Tries the port before the long part of a start. @throws StartError when we could not listen there. */
export async function checkPort(place: Place): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    const problem = await tryPort(place);
    if (!problem) return;
    if (problem.code !== 'EADDRINUSE' || Date.now() > end) throw explain(problem, place);
  }
}

async function tryPort({ host, port }: Place): Promise<NodeJS.ErrnoException | null> {
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

export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => '' });
  } catch (error) {
    throw explain(error, { host, port });
  }
}

function explain(error: unknown, { host, port }: Place): unknown {
  const remedies: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `This user may not listen on port ${port}. Choose another port: PORT=4000 npm start`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. Correct it, or leave it out.`,
    ENOTFOUND: `HOST=${host} is no address of this machine. Correct it, or leave it out.`,
  };
  const remedy = remedies[(error as NodeJS.ErrnoException).code ?? ''];
  return remedy ? new StartError(remedy) : error;
}
