import { dirname, relative, resolve, sep } from 'node:path';
import type { Context, ESTree, Visitor } from '@oxlint/plugins';
import { parsePackageImport, placeOf, refuseEntry, refuseInside, refusePackage, type Place } from '../layers.ts';

type Source = ESTree.StringLiteral;

const isText = (node: ESTree.Node): node is Source => node.type === 'Literal' && typeof node.value === 'string';

/** Where a specifier leads, and whether that is allowed from `from` (design §1). */
function refuse(root: string, filename: string, from: Place, specifier: string): string | undefined {
  const target = parsePackageImport(specifier);
  if (target) {
    if (!from.workspace) return undefined;
    return (
      refusePackage(from.workspace, target.workspace, target.entry) ?? refuseEntry(from, target.workspace, target.entry)
    );
  }
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, resolve(dirname(filename), specifier))
    .split(sep)
    .join('/');
  const to = placeOf(path);
  if (to.workspace !== from.workspace) {
    if (!from.workspace) return undefined;
    const isData = /^(?:brands|openapi)\//.test(path);
    return isData ? undefined : `a relative path never leaves its package: import @quintet/${to.workspace ?? '…'}`;
  }
  return from.workspace ? refuseInside(from.workspace, from.path, to.path) : undefined;
}

function create(context: Context): Visitor {
  const from = placeOf(relative(context.cwd, context.filename).split(sep).join('/'));
  const check = (source: Source | null | undefined) => {
    if (!source) return;
    const why = refuse(context.cwd, context.filename, from, source.value);
    if (why) context.report({ node: source, message: `Import rule (design §1): ${why}.` });
  };
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(isText(node.source) ? node.source : null),
    TSImportType: (node) => check(node.source),
  };
}

export const importRule = { create };
