import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROCESS = join(import.meta.dirname, 'studio-process.ts');

/** Milliseconds, and how many of them without an order end the process. */
const REST = 50;
const RESTS = 20;

type Order = { name: string; take: (bytes: Uint8Array) => void; refuse: (error: Error) => void };

/** Draws one file after the other in a process of its own, which is there as long as there is work. */
export class Studio {
  readonly #priority: number;
  readonly #orders: Order[] = [];
  #worker: ChildProcess | undefined;
  #isClosed = false;

  /** As an operating system has it: 0 is normal, 19 the lowest. */
  constructor(priority: number) {
    this.#priority = priority;
  }

  /** The bytes of a file of the demo world. @throws when it closes before */
  draw(name: string): Promise<Uint8Array> {
    return new Promise((take, refuse) => {
      if (this.#isClosed) return refuse(closed());
      this.#orders.push({ name, take, refuse });
      if (!this.#worker) void this.#work();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { refuse } of this.#orders.splice(0)) refuse(closed());
    const worker = this.#worker;
    if (!worker || isGone(worker)) return;
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  }

  async #work(): Promise<void> {
    const worker = fork(PROCESS, [String(this.#priority)], { serialization: 'advanced' });
    this.#worker = worker;
    for (let rested = 0; rested < RESTS && !isGone(worker);) {
      const order = this.#orders.shift();
      if (order) await drawnBy(worker, order.name).then(order.take, order.refuse);
      else await sleep(REST);
      rested = order ? 0 : rested + 1;
    }
    worker.kill('SIGKILL');
    this.#worker = undefined;
    if (this.#orders.length > 0) void this.#work();
  }
}

const closed = (): Error => new Error('the studio is closed');
const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @throws when the process ends over it */
function drawnBy(worker: ChildProcess, name: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`${name} was not drawn`));
    worker.once('exit', gone);
    worker.once('message', (bytes) => {
      worker.off('exit', gone);
      resolve(bytes as Uint8Array);
    });
    worker.send(name);
  });
}
