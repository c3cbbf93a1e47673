import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Context, ESTree, Visitor } from '@oxlint/plugins';

const EXEMPT = /^(?:packages\/brand|apps\/e2e)\//;
const MESSAGE = 'Code never asks which brand it is (design §3): use a token, asset, message, config value or variant.';

const identities = new Map<string, Set<string>>();

/** Slugs and ids of the brands that have a folder, so that a sixth one is guarded too. */
function identitiesIn(root: string): Set<string> {
  const known = identities.get(root);
  if (known) return known;
  const folders = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = new Set(folders.flatMap(({ name }) => [name, name.toUpperCase()]));
  identities.set(root, found);
  return found;
}

const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return node.property.type === 'Identifier' ? node.property.name : '';
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return '';
};

/** `brand.id`, `session.brand.title`, `anything.slug`, `useBrand().id`, `brandId`, `brandSlug`. */
function isIdentity(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return isIdentity(node.expression);
  if (node.type === 'Identifier') return /^brand(?:Id|Slug|Name)$/i.test(node.name);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  const { name } = node.property;
  if (/^(?:slug|brandId|brandSlug)$/.test(name)) return true;
  return /^(?:id|colorClass|title)$/.test(name) && /brand$/i.test(nameOf(node.object));
}

const isNothing = (node: ESTree.Node) =>
  (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'Literal' && node.value === null);

function create(context: Context): Visitor {
  const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
  if (EXEMPT.test(path)) return {};
  const names = identitiesIn(context.cwd);
  const isLiteral = (node: ESTree.Node) =>
    node.type === 'Literal' && typeof node.value === 'string' && names.has(node.value);
  const asks = (node: ESTree.Node) => isIdentity(node) || isLiteral(node);
  const report = (node: ESTree.Node) => context.report({ node, message: MESSAGE });
  return {
    BinaryExpression: (node) => {
      const isPresence = [node.left, node.right].some(isNothing);
      if (/^[!=]==?$/.test(node.operator) && !isPresence && (asks(node.left) || asks(node.right))) report(node);
    },
    SwitchStatement: (node) => {
      if (isIdentity(node.discriminant) || node.cases.some(({ test }) => test && isLiteral(test))) report(node);
    },
    CallExpression: (node) => {
      const isTest =
        node.callee.type === 'MemberExpression' && /^(?:includes|has|startsWith)$/.test(nameOf(node.callee));
      if (isTest && node.arguments.some(asks)) report(node);
    },
    Property: (node) => {
      const key = node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? node.key.value : '';
      const isRecord = !node.computed && node.parent.type === 'ObjectExpression';
      if (isRecord && names.has(String(key))) report(node);
    },
  };
}

export const brandIdentity = { create };
