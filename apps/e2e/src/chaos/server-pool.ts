import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '@quintet/domain/random';
import type { ServerProcess } from '../server-process.ts';

/** Maximum time until a killed server restarts. */
const MAX_DOWNTIME_MS = 1500;

/** Servers that are killed and restart. */
export class KillableServerPool {
  kills = 0;
  readonly #servers: readonly ServerProcess[];
  readonly #random: SeededRandom;
  readonly #coming = new Map<ServerProcess, Promise<void>>();

  constructor(servers: readonly ServerProcess[], random: SeededRandom) {
    this.#servers = servers;
    this.#random = random;
  }

  /** Ports of running servers; all ports if no server is running. */
  get ports(): number[] {
    const up = this.#servers.filter((server) => !this.#coming.has(server));
    return (up.length > 0 ? up : this.#servers).map(({ port }) => port);
  }

  /** Kills a running server and resolves when it is dead. The server restarts by itself. */
  async kill(how: 'server' | 'everything'): Promise<void> {
    if (this.#coming.size === this.#servers.length) await this.waitUntilUp();
    const victim = this.#random.pick(this.#servers.filter((server) => !this.#coming.has(server)));
    const downtime = this.#random.below(MAX_DOWNTIME_MS);
    this.kills += 1;
    let isDead: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => {
      isDead = resolve;
    });
    const restart = async (): Promise<void> => {
      await (how === 'everything' ? victim.killWithDatabase() : victim.kill());
      isDead();
      await sleep(downtime);
      await victim.start();
      this.#coming.delete(victim);
    };
    this.#coming.set(victim, restart());
    await dead;
  }

  /** Resolves when all servers are running. */
  async waitUntilUp(): Promise<void> {
    await Promise.all(this.#coming.values());
  }
}
