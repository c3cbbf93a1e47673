import { existsSync } from 'node:fs';

/** The system's Chromium (Playwright's own download is not used); `CHROME` names another one. */
const PLACES = [
  process.env['CHROME'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Without what a browser does for itself: updates, sync, background requests (design §10). */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = PLACES.find((path) => path && existsSync(path));

export const CHROMIUM = { args: ARGUMENTS, ...(executablePath && { executablePath }) };
