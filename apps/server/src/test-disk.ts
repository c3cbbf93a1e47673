import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Mounts a small disk; null if this user may not mount. */
export function mountSmallTestDisk(
  megabytes: number,
): { folder: string; resize: (megabytes: number) => void; fill: () => void } | null {
  const folder = mkdtempSync('/tmp/quintet-disk-');
  const options = (size: number) => `size=${size}m,mode=0755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options(megabytes), 'quintet-test', folder]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (status !== 0) return null;
  return {
    folder,
    resize: (size) => spawnSync('mount', ['-o', `remount,${options(size)}`, folder]),
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${folder}/everything-else`, 'bs=4k']),
  };
}
