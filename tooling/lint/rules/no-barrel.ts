import type { Context, Visitor } from '@oxlint/plugins';

/** A file that only hands on what others export hides who needs whom, and pulls all of it into a bundle. */
function create(context: Context): Visitor {
  return {
    Program: (node) => {
      const handsOn = node.body.filter(
        (statement) =>
          (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportNamedDeclaration') &&
          statement.source &&
          !statement.source.value.includes('/generated/'),
      );
      const isBarrel = handsOn.length > 0 && handsOn.length === node.body.length;
      if (isBarrel) context.report({ node: handsOn[0]!, message: 'No barrels: import from the file that has it.' });
    },
  };
}

export const noBarrel = { create };
