import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listSliceServerInsertions, listSliceWebInsertions } from './insertions.ts';
import { getSliceNameCasings } from './names.ts';
import { renderSliceServerFiles } from './server-files.ts';
import { renderSliceWebFiles } from './web-files.ts';

/**
 * Writes the files of a new slice, with or without a screen, and names it where slices are listed. Returns the paths of both. Throws a
 * sentence for the user.
 */
export function writeSliceFiles(
  root: string,
  name: string,
  hasScreen = true,
): { written: string[]; changed: string[] } {
  const names = getSliceNameCasings(name);
  const files = { ...renderSliceServerFiles(names), ...(hasScreen && renderSliceWebFiles(names)) };
  const entries = [...listSliceServerInsertions(names), ...(hasScreen ? listSliceWebInsertions(names) : [])];
  const present = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (present) throw new Error(`${present} exists already`);

  const edited = new Map<string, string>();
  for (const { file, at, isAfter, text } of entries) {
    const content = edited.get(file) ?? readFileSync(join(root, file), 'utf8');
    const found = at.exec(content);
    if (!found) throw new Error(`${file} has changed: correct its entry in tooling/slice/insertions.ts`);
    const index = found.index + (isAfter ? found[0].length : 0);
    edited.set(file, content.slice(0, index) + text + content.slice(index));
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  for (const [file, content] of edited) writeFileSync(join(root, file), content);
  return { written: Object.keys(files), changed: [...edited.keys()] };
}
