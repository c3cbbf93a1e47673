/** Slices of the server in order: a slice may import earlier slices, never later ones. */
const SLICES = [
  'site',
  'auth',
  'profile',
  'contacts',
  'groups',
  'social',
  'wallet',
  'chat',
  'red-envelopes',
  'notifications',
  'discover',
];

/** Layers of the server from the bottom: a layer may import itself and lower layers. */
const LAYERS = ['base', 'platform', 'slices', 'composition of the slices', 'main', 'tools'];
const TEST = /(?:^|\/)(?:use-)?test-[^/]+\.ts$|\.test\.ts$/;
/** Test suites and benchmarks, which are built on the helpers of tests. */
const SUITE = /^src\/(?:access|bench|concurrency|faults|fuzz)\//;
const MIGRATION = /^src\/base\/database\/migrations\//;

/** Files directly in `src/slices` compose slices, files directly in `src` compose the server, and all other folders are tools. */
function layerOf(path: string): string {
  const [, folder = '', rest] = /^src\/(?:([^/]+)\/)?(.*)$/.exec(path) ?? [];
  if (folder === 'base' || folder === 'platform') return folder;
  if (folder === 'slices') return rest!.includes('/') ? 'slices' : 'composition of the slices';
  return folder === '' ? 'main' : 'tools';
}

const sliceOf = (path: string): string => path.split('/')[2]!;

/** The reason why one file of the server may not import another; undefined when it may. Tests may import any file, and no other code them. */
export function findServerImportError(from: string, to: string): string | undefined {
  if (MIGRATION.test(from)) return `a migration imports no application code: it stays as it was written`;
  if (TEST.test(from) || !from.startsWith('src/') || !to.startsWith('src/')) return undefined;
  if (TEST.test(to) && !SUITE.test(from)) return `only tests, test suites and benchmarks import the code of tests`;
  const [source, target] = [layerOf(from), layerOf(to)];
  if (source !== target)
    return LAYERS.indexOf(source) > LAYERS.indexOf(target) ? undefined : `${source} never imports ${target}`;
  if (source !== 'slices') return undefined;
  const [slice, other] = [sliceOf(from), sliceOf(to)];
  const unknown = [slice, other].find((name) => !SLICES.includes(name));
  if (unknown) return `slice "${unknown}" has no place in the order of tooling/lint/server-layers.ts`;
  return SLICES.indexOf(slice) >= SLICES.indexOf(other) ? undefined : `slice "${slice}" never imports "${other}"`;
}
