import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHROMIUM_CANDIDATE_PATHS, HEADLESS_SHELL_PATH } from '@quintet/chromium';
import { tryInstallDebianPackages } from './debian.ts';

/** A program that the tests need. */
interface RequiredProgram {
  /** The name shown to the user. */
  title: string;
  debianPackage: string;
  /** Further packages without which it does not work. */
  needs?: readonly string[];
  /** The environment variable that overrides the path. */
  variable?: string;
  /** Paths to try, in order. */
  paths: readonly (string | undefined)[];
  /** Without it, the tests use another one. */
  isOptional?: true;
  /** `npm test` runs without it. */
  isForSlowTests?: true;
}

const pathFolders = (process.env['PATH'] ?? '').split(delimiter);
const listPaths = (name: string): string[] => pathFolders.map((folder) => join(folder, name));

const PROGRAMS: readonly RequiredProgram[] = [
  ...['ffmpeg', 'ffprobe'].map((title) => ({
    title,
    debianPackage: 'ffmpeg',
    variable: title.toUpperCase(),
    paths: [process.env[title.toUpperCase()], ...listPaths(title)],
  })),
  { title: 'Chromium', debianPackage: 'chromium', variable: 'CHROME', paths: CHROMIUM_CANDIDATE_PATHS },
  {
    title: 'Chromium’s headless build',
    debianPackage: 'chromium-headless-shell',
    paths: [process.env['CHROME'], HEADLESS_SHELL_PATH],
    isOptional: true,
  },
  {
    title: 'Firefox',
    debianPackage: 'firefox-esr',
    variable: 'FIREFOX',
    paths: [
      process.env['FIREFOX'],
      ...listPaths('firefox-esr'),
      ...listPaths('firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    isForSlowTests: true,
  },
  {
    title: 'WebKit’s driver',
    debianPackage: 'webkit2gtk-driver',
    // For videos.
    needs: ['gstreamer1.0-gl', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-bad', 'libgl1-mesa-dri'],
    paths: listPaths('WebKitWebDriver'),
    isForSlowTests: true,
  },
  { title: 'Xvfb', debianPackage: 'xvfb', paths: listPaths('Xvfb'), isForSlowTests: true },
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findPath = ({ paths }: RequiredProgram) => paths.find((path) => path && isExecutable(path));

function isInstalled(program: RequiredProgram): boolean {
  const path = findPath(program);
  if (path) console.log(`${program.title}: ${path}`);
  return path !== undefined;
}

const hasSlowTests = process.env['SLOW_TESTS'] !== '0';

/** The arguments name Debian packages; without them, everything is installed that the tests need. */
const packages = process.argv.slice(2);
const programs = PROGRAMS.filter(({ debianPackage, isForSlowTests }) =>
  packages.length > 0 ? packages.includes(debianPackage) : hasSlowTests || !isForSlowTests,
);
const missing = programs.filter((program) => !isInstalled(program));
if (missing.length > 0)
  tryInstallDebianPackages(missing.flatMap(({ debianPackage, needs = [] }) => [debianPackage, ...needs]));

for (const program of missing) {
  if (isInstalled(program) || program.isOptional) continue;
  const { title, debianPackage, variable } = program;
  const path = variable && `, or name one by ${variable}=/path/to/it`;
  console.error(`${title} is missing. Install it (\`sudo apt-get install ${debianPackage}\`)${path ?? ''}.`);
  process.exitCode = 1;
}
