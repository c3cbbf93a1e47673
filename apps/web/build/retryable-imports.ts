import { join } from 'node:path';
import type { Plugin } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';
const LOAD_FILES = join(import.meta.dirname, '../src/app/load-files.ts');

/** Runs every dynamic import through app/load-files.ts instead of Vite's own helper, after which browsers never try a failed import again. */
export function retryableImportsPlugin(): Plugin {
  return {
    name: 'quintet:retryable-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names no file of an import that consists of a single one.
          resolveDependencies: (file, deps, { hostType }) => (hostType === 'js' && deps.length === 0 ? [file] : deps),
        },
      },
    }),
    load: {
      order: 'pre',
      handler: (id) =>
        id === VITE_HELPER
          ? `export { importAfterLoadingFiles as __vitePreload } from ${JSON.stringify(LOAD_FILES)};`
          : null,
    },
  };
}
