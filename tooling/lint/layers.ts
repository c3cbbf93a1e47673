import { findServerImportError } from './server-layers.ts';

/**
 * The import rules of design §1 as data. A file's package, part of the web app and slice come from its path, so the rules
 * also apply to new slices.
 */

/** Imports that one workspace may use from another: everything (`true`) or only these `exports` entries. */
type AllowedImports = Record<string, true | readonly string[]>;

/** By importing workspace: the workspaces that it may import. */
export const ALLOWED_PACKAGE_IMPORTS: Record<string, AllowedImports> = {
  web: { api: true, brand: true, domain: true, i18n: true, ui: true, tokens: ['*.css'] },
  server: { api: ['types', 'enums', 'error-catalogue', 'openapi-document', 'limits'], brand: true, domain: true },
  demo: { api: ['types'], domain: true, server: true },
  e2e: { api: true, brand: true, chromium: true, demo: true, domain: true, i18n: true, server: true, tokens: true },
  ui: { chromium: true, tokens: ['*.css'], domain: true, i18n: true },
  domain: { api: ['types', 'enums', 'limits'] },
  api: {},
  brand: {},
  chromium: {},
  i18n: {},
  tokens: {},
};

export interface WorkspaceFilePath {
  /** Short workspace name (`web` for @quintet/web), or undefined for files of the root. */
  workspace: string | undefined;
  /** Path below the workspace (or the root), with forward slashes. */
  path: string;
}

/** Splits a path relative to the repository's root into workspace and rest. */
export function parseWorkspaceFilePath(relative: string): WorkspaceFilePath {
  const match = /^(?:packages|apps)\/([^/]+)\/(.*)$/.exec(relative);
  return match ? { workspace: match[1], path: match[2]! } : { workspace: undefined, path: relative };
}

/** `import '@quintet/ui/views/chat/Room'` → { workspace: 'ui', entry: 'views/chat/Room' }. */
export function parsePackageImport(specifier: string): { workspace: string; entry: string } | undefined {
  const match = /^@quintet\/([^/]+)(?:\/(.*))?$/.exec(specifier);
  return match ? { workspace: match[1]!, entry: match[2] ?? '' } : undefined;
}

const matches = (entry: string, pattern: string) =>
  pattern.startsWith('*') ? entry.endsWith(pattern.slice(1)) : entry === pattern;

/** The reason why `from` may not import `entry` of `to`; undefined when it may. */
export function findPackageImportError(from: string, to: string, entry: string): string | undefined {
  const allowed = ALLOWED_PACKAGE_IMPORTS[from];
  if (!allowed) return `workspace "${from}" has no row in tooling/lint/layers.ts`;
  if (from === to) return `inside a package, import by a relative path`;
  const entries = allowed[to];
  if (!entries) return `${from} may import ${Object.keys(allowed).join(', ') || 'no workspace code'}, not ${to}`;
  if (entries === true || entries.some((pattern) => matches(entry, pattern))) return undefined;
  return `${from} may import only ${entries.join(', ')} of ${to}, not ${entry || 'its root'}`;
}

/** The parts of a workspace, each with the parts that it may import. */
const PARTS: Record<string, Record<string, readonly string[]>> = {
  web: { app: ['features', 'shared'], features: ['shared'], shared: [] },
  ui: { screens: ['views', 'components', 'icons'], views: ['components', 'icons'], components: ['icons'], icons: [] },
};

/** The folders that are below everything else in a feature, each with those that it may import: what it stores, and what keeps that in sync. */
const LOWER_FOLDERS: Record<string, readonly string[]> = { storage: [], sync: ['storage'] };

const FEATURE_FOLDER = /^src\/features\/([^/]+)\/(?:([^/]+)\/)?/;

/** The reason why a lower folder of a feature may not import another file of the feature. */
function findLowerFolderError(from: string, to: string): string | undefined {
  const [, feature, folder = ''] = FEATURE_FOLDER.exec(from) ?? [];
  const [, otherFeature, otherFolder = ''] = FEATURE_FOLDER.exec(to) ?? [];
  const allowed = LOWER_FOLDERS[folder];
  if (!allowed || feature !== otherFeature || folder === otherFolder || allowed.includes(otherFolder)) return undefined;
  return `${folder} never imports ${otherFolder || 'the root'} of its feature`;
}

interface Part {
  name: string;
  slice: string | undefined;
}

function getPart(workspace: string, path: string): Part | undefined {
  const match = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path);
  if (!match || !PARTS[workspace]?.[match[1]!]) return undefined;
  return { name: match[1]!, slice: match[2] };
}

/** The reason why a file may not import another file of its workspace; undefined when it may. */
export function findLocalImportError(workspace: string, from: string, to: string): string | undefined {
  if (from.startsWith('src/') && /^(?:build|scripts|test)\//.test(to))
    return `src never imports build, scripts or test`;
  if (workspace === 'server') return findServerImportError(from, to);
  const source = getPart(workspace, from);
  const target = getPart(workspace, to);
  if (!source || !target) return undefined;
  if (source.name === target.name) {
    const lowerFolderError = findLowerFolderError(from, to);
    if (lowerFolderError) return lowerFolderError;
    const isOtherFeature = workspace === 'web' && source.name === 'features' && source.slice !== target.slice;
    return isOtherFeature ? `feature "${source.slice}" never imports feature "${target.slice}"` : undefined;
  }
  if (PARTS[workspace]![source.name]!.includes(target.name)) return undefined;
  return `${source.name} never imports ${target.name}`;
}

/** The list of all brands stays out of each brand's bundle (design §3). */
export function findBrandListImportError(from: WorkspaceFilePath, to: string, entry: string): string | undefined {
  const isBundled = from.workspace === 'web' && from.path.startsWith('src/') && !/\.test\.tsx?$/.test(from.path);
  if (isBundled && to === 'brand' && entry === 'list') return `the list of all brands never enters a brand's bundle`;
  return undefined;
}
