import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Where Debian, Ubuntu and macOS put it. `CHROME` names another one. */
const PLACES = [
  process.env['CHROME'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function find(): string | undefined {
  return PLACES.find((path) => {
    try {
      accessSync(path ?? '', constants.X_OK);
      return Boolean(path);
    } catch {
      return false;
    }
  });
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs Debian's chromium where it is missing and this user may. */
function install(): void {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command!, ...rest);
  };
  console.log('Chromium is missing: installing it by apt …');
  if (apt('update', '-qq')) apt('install', '-y', '-qq', 'chromium');
}

if (!find()) install();
const path = find();
if (path) console.log(`Chromium: ${path}`);
else {
  console.error(
    'Chromium is missing. Install it (`sudo apt-get install chromium`), or name one by CHROME=/path/to/chromium.',
  );
  process.exitCode = 1;
}
