import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { countTransactionRetries } from '../../base/database/transaction.ts';

/** Seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10];

type Timing = { count: number; sum: number; buckets: number[] };

const timings = new Map<string, Timing>();
const delay = monitorEventLoopDelay({ resolution: 20 });

/** Counts and times every answer, by operation and status. */
export function countRequests(app: FastifyInstance): void {
  delay.enable();
  app.addHook('onResponse', async (request, reply) => {
    const labels = `operation="${request.operationId || 'page'}",status="${reply.statusCode}"`;
    const seconds = reply.elapsedTime / 1000;
    const timing = timings.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) };
    timing.count += 1;
    timing.sum += seconds;
    BUCKETS.forEach((limit, index) => {
      if (seconds <= limit) timing.buckets[index]! += 1;
    });
    timings.set(labels, timing);
  });
}

/** Prometheus' text format. */
export function renderMetrics(): string {
  const requests = [...timings].flatMap(([labels, { count, sum, buckets }]) => [
    ...BUCKETS.map((limit, index) => `quintet_request_seconds_bucket{${labels},le="${limit}"} ${buckets[index]}`),
    `quintet_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `quintet_request_seconds_sum{${labels}} ${sum}`,
    `quintet_request_seconds_count{${labels}} ${count}`,
  ]);
  const lines = [
    '# TYPE quintet_request_seconds histogram',
    ...requests,
    '# TYPE quintet_memory_bytes gauge',
    `quintet_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE quintet_event_loop_delay_seconds gauge',
    `quintet_event_loop_delay_seconds ${delay.percentile(99) / 1e9 || 0}`,
    '# TYPE quintet_uptime_seconds counter',
    `quintet_uptime_seconds ${process.uptime()}`,
    '# TYPE quintet_transaction_retries_total counter',
    `quintet_transaction_retries_total ${countTransactionRetries()}`,
  ];
  return `${lines.join('\n')}\n`;
}
