import { generateFuzzRequests } from './requests.ts';
import { type RawFuzzResult, type RawFuzzRequest, probeWithRawFuzzRequest } from './wire.ts';
import type { FuzzWorld } from './world.ts';

/** Concurrent connections. */
const MAX_CONCURRENT = 16;
/** Requests after which the world is filled again, because some requests delete the data of others. */
const ROUND = 1000;
/** The status of an operation without a handler. */

export type FuzzReport = {
  sent: number;
  /** Number of responses by status; 0: the connection ended without a response. */
  statuses: Record<number, number>;
  /** Requests that caused a server error, with seed, number and name. */
  failed: string[];
  /** Requests after which the connection neither responded nor ended. */
  stranded: string[];
};

type Options = { port: number; seed: number; amount: number; fillWorld: () => Promise<FuzzWorld> };

/** Sends valid and malformed requests, and reports their outcomes. */
export async function runFuzz({ port, seed, amount, fillWorld }: Options): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, statuses: {}, failed: [], stranded: [] };
  for (let round = 0; report.sent < amount; round += 1) {
    const requests = generateFuzzRequests(seed + round, await fillWorld());
    const last = Math.min(amount, report.sent + ROUND);
    const next = (): RawFuzzRequest | null => {
      if (report.sent === last) return null;
      report.sent += 1;
      return requests.next().value as RawFuzzRequest;
    };
    const send = async (): Promise<void> => {
      for (let request = next(); request; request = next()) {
        const place = report.sent;
        note(report, `${seed}:${place} ${request.name}`, request, await probeWithRawFuzzRequest(port, request));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, send));
  }
  return report;
}

function note(
  report: FuzzReport,
  name: string,
  { bytes }: RawFuzzRequest,
  { status, isStranded }: RawFuzzResult,
): void {
  report.statuses[status ?? 0] = (report.statuses[status ?? 0] ?? 0) + 1;
  const text = bytes
    .subarray(0, 2000)
    .toString('latin1')
    .replace(/Bearer \S{100,}/, 'Bearer …');
  const what = `${name}\n${JSON.stringify(text.slice(0, 800))}`;
  if (status !== null && status >= 500) report.failed.push(`${status} ${what}`);
  if (isStranded) report.stranded.push(what);
}
