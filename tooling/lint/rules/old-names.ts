import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Context, ESTree, Visitor } from '@oxlint/plugins';

/** The glossary as data: each old name with its standard term, which is a name of the code or a phrase with "…" or spaces. */
export interface OldNames {
  readonly patterns: readonly { readonly pattern: string; readonly use: string }[];
  /** File names without their endings. */
  readonly files: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

const TABLE = JSON.parse(readFileSync(join(import.meta.dirname, '../old-names.json'), 'utf8')) as OldNames;
const PATTERNS = TABLE.patterns.map(({ pattern, use }) => ({ pattern: new RegExp(pattern), use }));

/** The standard term for an old name; undefined for any other name. */
export function getReplacementOfOldName(name: string): string | undefined {
  if (Object.hasOwn(TABLE.names, name)) return TABLE.names[name];
  return PATTERNS.find(({ pattern }) => pattern.test(name))?.use;
}

function create(context: Context): Visitor {
  const check = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === 'AssignmentPattern') return check(node.left);
    if (node?.type === 'ArrayPattern') return node.elements.forEach(check);
    if (node?.type === 'ObjectPattern') {
      for (const property of node.properties) check(property.type === 'Property' ? property.value : property.argument);
      return;
    }
    if (node?.type !== 'Identifier') return;
    const term = getReplacementOfOldName(node.name);
    if (term) context.report({ node, message: `Old name "${node.name}": use ${term} (tooling/lint/old-names.json).` });
  };
  const checkFunction = (node: ESTree.Function): void => {
    check(node.id);
    node.params.forEach(check);
  };
  return {
    Program: (node) => {
      const stem = basename(context.filename).split('.')[0]!;
      const term = Object.hasOwn(TABLE.files, stem) ? TABLE.files[stem] : undefined;
      if (term)
        context.report({ node, message: `Old file name "${stem}": use ${term} (tooling/lint/old-names.json).` });
    },
    VariableDeclarator: (node) => check(node.id),
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: (node) => node.params.forEach(check),
    ClassDeclaration: (node) => check(node.id),
    MethodDefinition: (node) => check(node.key),
    PropertyDefinition: (node) => check(node.key),
    TSInterfaceDeclaration: (node) => check(node.id),
    TSTypeAliasDeclaration: (node) => check(node.id),
    TSPropertySignature: (node) => check(node.key),
    TSMethodSignature: (node) => check(node.key),
  };
}

export const oldNamesRule = { create };
