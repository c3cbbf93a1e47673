import { existsSync } from 'node:fs';

/** The system's Chromium; Playwright's download is not used. `CHROME` overrides the path. */
const CHROMIUM_PATHS = [
  process.env['CHROME'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

const executablePath = CHROMIUM_PATHS.find((path) => path && existsSync(path));

export const CHROMIUM = { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) };
