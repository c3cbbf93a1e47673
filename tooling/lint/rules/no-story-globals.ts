import type { Context, ESTree, Visitor } from '@oxlint/plugins';

const PINNED = new Set(['locale', 'brand', 'theme']);

const keyOf = ({ key }: { key: ESTree.Node }): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

/** A story runs in every language, brand and theme (.storybook/matrix.ts): one that chooses its own hides the others' defects. */
function create(context: Context): Visitor {
  if (!context.filename.endsWith('.stories.tsx')) return {};
  return {
    Property(node) {
      if (keyOf(node) !== 'globals' || node.value.type !== 'ObjectExpression') return;
      for (const property of node.value.properties) {
        const name = property.type === 'Property' ? keyOf(property) : undefined;
        if (name && PINNED.has(name))
          context.report({
            node: property,
            message: `No story pins its ${name}: take words from t(…) of stories/translate.ts, and run in each.`,
          });
      }
    },
  };
}

export const noStoryGlobalsRule = { create };
