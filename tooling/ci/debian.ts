import { spawnSync } from 'node:child_process';

/** Installs packages by one call of apt. Returns nothing and throws nothing: afterwards the caller checks whether they are there. */
export function tryInstallDebianPackages(names: readonly string[]): void {
  const packages = [...new Set(names)];
  console.error(`Installing ${packages.join(', ')} with apt …`);
  // Recommended packages are printers, spell checkers and file servers. Unsafe I/O: dpkg does not flush each file.
  const options = ['--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io'];
  if (runApt('update', '-qq')) runApt('install', '-y', '-qq', ...options, ...packages);
}

function runApt(...args: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command!, rest, { stdio: 'inherit', env }).status === 0;
}
