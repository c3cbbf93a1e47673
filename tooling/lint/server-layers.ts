/** Slices of the server in their order: each may import those before it, never a later one. */
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

/** Layers of the server from the bottom: each may import itself and those before it. */
const LAYERS = ['base', 'platform', 'slices', 'composition of the slices', 'main', 'tools'];
const TEST = /(?:^|\/)test-[^/]+\.ts$|\.test\.ts$/;
const MIGRATION = /^src\/base\/database\/migrations\//;

/** Files of `src/slices` itself compose slices, files of `src` itself compose the server; tools start it, or use parts of it. */
function layerOf(path: string): string {
  const [, folder = '', rest] = /^src\/(?:([^/]+)\/)?(.*)$/.exec(path) ?? [];
  if (folder === 'base' || folder === 'platform') return folder;
  if (folder === 'slices') return rest!.includes('/') ? 'slices' : 'composition of the slices';
  return folder === '' ? 'main' : 'tools';
}

const sliceOf = (path: string): string => path.split('/')[2]!;

/** Why one file of the server may not import another, or undefined when it may. Tests may import all of it. */
export function checkServerImport(from: string, to: string): string | undefined {
  if (MIGRATION.test(from)) return `a migration imports no application code: it stays as it was written`;
  if (TEST.test(from) || !from.startsWith('src/') || !to.startsWith('src/')) return undefined;
  const [source, target] = [layerOf(from), layerOf(to)];
  if (source !== target)
    return LAYERS.indexOf(source) > LAYERS.indexOf(target) ? undefined : `${source} never imports ${target}`;
  if (source !== 'slices') return undefined;
  const [slice, other] = [sliceOf(from), sliceOf(to)];
  const unknown = [slice, other].find((name) => !SLICES.includes(name));
  if (unknown) return `slice "${unknown}" has no place in the order of tooling/lint/server-layers.ts`;
  return SLICES.indexOf(slice) >= SLICES.indexOf(other) ? undefined : `slice "${slice}" never imports "${other}"`;
}
