import { watch } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const CALM = 150;

/** What the server runs. */
export const CODE = ['apps/server/src', 'packages/api/src', 'packages/brand/src', 'packages/domain/src'];
/** What src/generated is made from. */
export const SOURCES = ['openapi', 'brands', 'packages/tokens/tokens', 'packages/i18n/messages'];

/** Calls `react` once the folders are calm again after a change. One reaction ends before the next begins. */
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
