import { delimiter, join } from 'node:path';
import { ensureProgramInstalled } from './program.ts';

const pathFolders = (process.env['PATH'] ?? '').split(delimiter);
const listPathsOf = (name: string) => pathFolders.map((folder) => join(folder, name));

/** The browsers of the smoke test besides Chromium. */
ensureProgramInstalled({
  title: 'Firefox',
  debianPackage: 'firefox-esr',
  variable: 'FIREFOX',
  paths: [
    process.env['FIREFOX'],
    ...listPathsOf('firefox-esr'),
    ...listPathsOf('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
});
ensureProgramInstalled({
  title: 'WebKit’s driver',
  debianPackage: 'webkit2gtk-driver',
  variable: 'PATH',
  paths: listPathsOf('WebKitWebDriver'),
});
ensureProgramInstalled({ title: 'Xvfb', debianPackage: 'xvfb', variable: 'PATH', paths: listPathsOf('Xvfb') });
