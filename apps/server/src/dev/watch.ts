import { watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const CALM = 150;

/** Folders with the server's code. */
export const CODE = ['apps/server/src', 'packages/api/src', 'packages/brand/src', 'packages/domain/src'];
/** Folders with the sources of src/generated. */
export const SOURCES = ['openapi', 'brands', 'packages/tokens/tokens', 'packages/i18n/messages'];

/** Calls `react` after a change, once the folders are quiet. Calls do not overlap. */
export function onChange(folders: readonly string[], react: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let reaction = Promise.resolve();
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || /\.test\.ts$|~$|\.sw.$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (reaction = reaction.then(react)), CALM);
    });
  }
}
