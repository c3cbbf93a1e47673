import { setTimeout as sleep } from 'node:timers/promises';
import { type Worker, workLane } from './social/process-files.ts';
import { type Lane, LANES } from './social/claim-file.ts';

/** Milliseconds that work under way gets when the server ends; all of it can be repeated. */
const STOP_TIMEOUT_MS = 1000;
const SECOND = 1000;

/** Makes files of posts ready as they come. Gives the function that stops it and breaks off what is under way. */
export function startFileWorker(services: Worker): () => Promise<void> {
  const stops = LANES.map((lane) => repeat(services, lane));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(services: Worker, lane: Lane): () => Promise<void> {
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  const begin = (): void => {
    underWay ??= workLane(services, lane, stopping.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'making files ready failed'))
      .finally(() => {
        underWay = null;
      });
  };
  begin();
  const timer = setInterval(begin, SECOND);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([underWay, sleep(STOP_TIMEOUT_MS)]);
  };
}
