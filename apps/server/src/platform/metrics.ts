import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { getTransactionRetryCount } from '../base/database/transaction.ts';

/** All metrics of this process. */
export const metricsRegistry = new Registry();
const registers = [metricsRegistry];

export const requestSecondsMetric = new Histogram({
  name: 'quintet_request_seconds',
  help: 'Answers by operation and status',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers,
});

export const jobsEnqueuedMetric = new Counter({
  name: 'quintet_jobs_enqueued_total',
  help: 'Jobs that this instance has enqueued',
  labelNames: ['job'],
  registers,
});

export const jobAttemptsFailedMetric = new Counter({
  name: 'quintet_jobs_failed_total',
  help: 'Attempts at jobs that failed on this instance',
  labelNames: ['job'],
  registers,
});

metricsRegistry.registerMetric(
  new Gauge({
    name: 'quintet_memory_bytes',
    help: 'Memory of the process',
    registers: [],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  }),
);

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

metricsRegistry.registerMetric(
  new Gauge({
    name: 'quintet_event_loop_delay_seconds',
    help: '99th percentile of the delay of the event loop',
    registers: [],
    collect() {
      this.set(delay.percentile(99) / 1e9 || 0);
    },
  }),
);

metricsRegistry.registerMetric(
  new Counter({
    name: 'quintet_uptime_seconds',
    help: 'Seconds since the process started',
    registers: [],
    collect() {
      this.reset();
      this.inc(process.uptime());
    },
  }),
);

metricsRegistry.registerMetric(
  new Counter({
    name: 'quintet_transaction_retries_total',
    help: 'Transactions that ran again after a deadlock',
    registers: [],
    collect() {
      this.reset();
      this.inc(getTransactionRetryCount());
    },
  }),
);
