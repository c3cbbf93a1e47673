import { existsSync } from 'node:fs';

/** The system's Chromium; Playwright's download is not used. `CHROME` overrides the path. */
export const CHROMIUM_CANDIDATE_PATHS = [
  process.env['CHROME'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without the browser's own windows. */
export const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** No updates, sync or background requests (design §10). */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a locale of UTF-8, downloads with names in Chinese are called "download". */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8' };

const find = (paths: readonly (string | undefined)[]) => {
  const executablePath = paths.find((path) => path && existsSync(path));
  return { args: CHROMIUM_ARGUMENTS, env: ENVIRONMENT, ...(executablePath && { executablePath }) };
};

/** The whole browser, with notifications and devices. */
export const CHROMIUM_LAUNCH_OPTIONS = find(CHROMIUM_CANDIDATE_PATHS);

/** The headless shell, which takes a fifth less time; the whole browser where it is missing. */
export const HEADLESS_CHROMIUM_LAUNCH_OPTIONS = find([
  process.env['CHROME'],
  HEADLESS_SHELL_PATH,
  ...CHROMIUM_CANDIDATE_PATHS,
]);
