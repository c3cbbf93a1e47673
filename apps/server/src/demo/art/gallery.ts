import { constants } from 'node:os';
import type { MediaStore } from '../../media/store.ts';
import { type DrawnFile, findFile } from './files.ts';
import { Studio } from './studio.ts';

/** Where a file lies in the store. */
export type Kept = { key: string; size: number; contentType: string };

/** Keeps what is drawn in the store. What is asked for and not there yet is drawn then; pictures here, films in the studio. */
export class Gallery {
  readonly #store: MediaStore;
  readonly #studio = new Studio(constants.priority.PRIORITY_NORMAL);
  readonly #quietStudio = new Studio(constants.priority.PRIORITY_LOW);
  readonly #underway = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(store: MediaStore) {
    this.#store = store;
  }

  /** Undefined for what is no file of the demo world. */
  async find(name: string): Promise<Kept | undefined> {
    const file = findFile(name);
    return file && this.#keep(name, file, () => (file.isFilm ? this.#studio.draw(name) : file.make()));
  }

  /** Draws what nobody has asked for yet, in this order, while nothing else is to be done. */
  async prepare(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (this.#isClosed) return;
      const file = findFile(name);
      if (file) await this.#keep(name, file, () => this.#quietStudio.draw(name));
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#studio.close(), this.#quietStudio.close()]);
  }

  async #keep(name: string, { contentType }: DrawnFile, make: () => Promise<Uint8Array>): Promise<Kept> {
    const key = `drawn/${name}`;
    const known = await this.#store.size(key);
    if (known !== null) return { key, size: known, contentType };
    const making =
      this.#underway.get(name) ??
      make()
        .then((bytes) => this.#store.keep(key, bytes, contentType))
        .finally(() => this.#underway.delete(name));
    this.#underway.set(name, making);
    await making;
    return { key, size: (await this.#store.size(key)) ?? 0, contentType };
  }
}
