import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Context, ESTree, Visitor } from '@oxlint/plugins';

const EXEMPT = /^(?:packages\/brand|apps\/e2e)\//;
const MESSAGE =
  'Code never checks which brand it is (design §3): use a token, asset, message, config value or variant.';

const brandIdsByRoot = new Map<string, Set<string>>();

/** Slugs and ids of all folders in brands/, so the rule also covers new brands. */
function loadBrandIds(root: string): Set<string> {
  const cached = brandIdsByRoot.get(root);
  if (cached) return cached;
  const folders = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ids = new Set(folders.flatMap(({ name }) => [name, name.toUpperCase()]));
  brandIdsByRoot.set(root, ids);
  return ids;
}

const getName = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return node.property.type === 'Identifier' ? node.property.name : '';
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return getName(node.expression);
  if (node.type === 'CallExpression') return getName(node.callee);
  return '';
};

/** `brand.id`, `session.brand.title`, `anything.slug`, `useBrand().id`, `brandId`, `brandSlug`. */
function isBrandId(node: ESTree.Node): boolean {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return isBrandId(node.expression);
  if (node.type === 'Identifier') return /^brand(?:Id|Slug|Name)$/i.test(node.name);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  const { name } = node.property;
  if (/^(?:slug|brandId|brandSlug)$/.test(name)) return true;
  return /^(?:id|title)$/.test(name) && /brand$/i.test(getName(node.object));
}

const isNullish = (node: ESTree.Node) =>
  (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'Literal' && node.value === null);

function create(context: Context): Visitor {
  const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
  if (EXEMPT.test(path)) return {};
  const ids = loadBrandIds(context.cwd);
  const isLiteral = (node: ESTree.Node) =>
    node.type === 'Literal' && typeof node.value === 'string' && ids.has(node.value);
  const isBrandCheck = (node: ESTree.Node) => isBrandId(node) || isLiteral(node);
  const report = (node: ESTree.Node) => context.report({ node, message: MESSAGE });
  return {
    BinaryExpression: (node) => {
      const isNullCheck = [node.left, node.right].some(isNullish);
      if (/^[!=]==?$/.test(node.operator) && !isNullCheck && (isBrandCheck(node.left) || isBrandCheck(node.right)))
        report(node);
    },
    SwitchStatement: (node) => {
      if (isBrandId(node.discriminant) || node.cases.some(({ test }) => test && isLiteral(test))) report(node);
    },
    CallExpression: (node) => {
      const isMembershipTest =
        node.callee.type === 'MemberExpression' && /^(?:includes|has|startsWith)$/.test(getName(node.callee));
      if (isMembershipTest && node.arguments.some(isBrandCheck)) report(node);
    },
    Property: (node) => {
      const key = node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? node.key.value : '';
      const isRecord = !node.computed && node.parent.type === 'ObjectExpression';
      if (isRecord && ids.has(String(key))) report(node);
    },
  };
}

export const noBrandChecksRule = { create };
