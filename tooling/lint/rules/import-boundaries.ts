import { dirname, relative, resolve, sep } from 'node:path';
import type { Context, ESTree, Visitor } from '@oxlint/plugins';
import {
  parsePackageImport,
  parseWorkspaceFilePath,
  findBrandListImportError,
  findLocalImportError,
  findPackageImportError,
  type WorkspaceFilePath,
} from '../layers.ts';

type Specifier = ESTree.StringLiteral;

const isStringLiteral = (node: ESTree.Node): node is Specifier =>
  node.type === 'Literal' && typeof node.value === 'string';

/** The reason why `from` may not import `specifier` (design §1); undefined when it may. */
function findViolation(root: string, filename: string, from: WorkspaceFilePath, specifier: string): string | undefined {
  const target = parsePackageImport(specifier);
  if (target) {
    if (!from.workspace) return undefined;
    return (
      findPackageImportError(from.workspace, target.workspace, target.entry) ??
      findBrandListImportError(from, target.workspace, target.entry)
    );
  }
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, resolve(dirname(filename), specifier))
    .split(sep)
    .join('/');
  const to = parseWorkspaceFilePath(path);
  if (to.workspace !== from.workspace) {
    if (!from.workspace) return undefined;
    const isData = /^(?:brands|openapi)\//.test(path);
    return isData ? undefined : `a relative path never leaves its package: import @quintet/${to.workspace ?? '…'}`;
  }
  return from.workspace ? findLocalImportError(from.workspace, from.path, to.path) : undefined;
}

function create(context: Context): Visitor {
  const from = parseWorkspaceFilePath(relative(context.cwd, context.filename).split(sep).join('/'));
  const check = (source: Specifier | null | undefined) => {
    if (!source) return;
    const reason = findViolation(context.cwd, context.filename, from, source.value);
    if (reason) context.report({ node: source, message: `Import boundary (design §1): ${reason}.` });
  };
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(isStringLiteral(node.source) ? node.source : null),
    TSImportType: (node) => check(node.source),
  };
}

export const importBoundariesRule = { create };
