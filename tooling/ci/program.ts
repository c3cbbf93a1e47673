import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

export interface RequiredProgram {
  /** The name shown to the user. */
  title: string;
  /** The Debian package that contains it. */
  debianPackage: string;
  /** The environment variable that overrides the path. */
  variable: string;
  /** Paths to try, in order. */
  paths: readonly (string | undefined)[];
}

/** Finds a program or installs its Debian package. If both fail, prints what to do and sets exit code 1. */
export function ensureProgramInstalled({ title, debianPackage, variable, paths }: RequiredProgram): void {
  const find = () => paths.find((path) => path && isExecutable(path));
  if (!find()) {
    console.log(`${title} is missing: installing it with apt …`);
    installDebianPackage(debianPackage);
  }
  const path = find();
  if (path) return console.log(`${title}: ${path}`);
  const remedy = `Install it (\`sudo apt-get install ${debianPackage}\`), or name one by ${variable}=/path/to/it.`;
  console.error(`${title} is missing. ${remedy}`);
  process.exitCode = 1;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function installDebianPackage(name: string): void {
  if (runApt('update', '-qq')) runApt('install', '-y', '-qq', name);
}

function runApt(...args: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command!, rest, { stdio: 'inherit', env }).status === 0;
}
