import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Emits the service worker at the root, so that its scope is the whole app. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'quintet:service-worker',
    apply: 'build',
    buildStart() {
      const id = join(import.meta.dirname, '../src/app/service-worker.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' });
    },
  };
}
