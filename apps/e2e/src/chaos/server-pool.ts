import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@quintet/domain/random';
import type { Server } from '../server.ts';

/** Milliseconds that a killed server stays away, at most. */
const AWAY = 1500;

/** Servers that are killed and come back. */
export class Herd {
  kills = 0;
  readonly #servers: readonly Server[];
  readonly #random: Random;
  readonly #coming = new Map<Server, Promise<void>>();

  constructor(servers: readonly Server[], random: Random) {
    this.#servers = servers;
    this.#random = random;
  }

  /** Where somebody answers; if nobody does, where somebody will. */
  get ports(): number[] {
    const up = this.#servers.filter((server) => !this.#coming.has(server));
    return (up.length > 0 ? up : this.#servers).map(({ port }) => port);
  }

  /** Kills one of those that are up, and resolves when it is dead; it comes back by itself. */
  async kill(how: 'server' | 'everything'): Promise<void> {
    if (this.#coming.size === this.#servers.length) await this.whole();
    const victim = this.#random.pick(this.#servers.filter((server) => !this.#coming.has(server)));
    const away = this.#random.below(AWAY);
    this.kills += 1;
    let isDead: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => {
      isDead = resolve;
    });
    const coming = async (): Promise<void> => {
      await (how === 'everything' ? victim.killWithDatabase() : victim.kill());
      isDead();
      await sleep(away);
      await victim.start();
      this.#coming.delete(victim);
    };
    this.#coming.set(victim, coming());
    await dead;
  }

  /** Resolves when all are up. */
  async whole(): Promise<void> {
    await Promise.all(this.#coming.values());
  }
}
