import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back with the path of each changed file and each new folder below a folder. Watches each folder by itself: Node's recursive watching on Linux loses
 * a file that an editor saves by renaming another file to it.
 */
export function watchFolder(folder: string, onChange: (path: string) => void): void {
  const watched = new Set<string>();
  const watchSubfolder = (path: string): void => {
    watched.add(path);
    watchFolder(path, onChange);
  };
  const watcher = watch(folder, (_event, name) => {
    const path = join(folder, name ?? '');
    if (!isFolder(path)) {
      watched.delete(path);
      onChange(path);
    } else if (name && !watched.has(path)) {
      watchSubfolder(path);
      // Files may be older than the watcher.
      onChange(path);
    }
  });
  // The folder was deleted.
  watcher.on('error', () => watcher.close());
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchSubfolder(join(folder, entry.name));
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
