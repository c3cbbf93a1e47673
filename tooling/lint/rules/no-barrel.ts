import type { Context, Visitor } from '@oxlint/plugins';

/** A file that only re-exports hides the real dependency and pulls all its exports into a bundle. */
function create(context: Context): Visitor {
  return {
    Program: (node) => {
      const reExports = node.body.filter(
        (statement) =>
          (statement.type === 'ExportAllDeclaration' || statement.type === 'ExportNamedDeclaration') &&
          statement.source &&
          !statement.source.value.includes('/generated/'),
      );
      const isBarrel = reExports.length > 0 && reExports.length === node.body.length;
      if (isBarrel)
        context.report({ node: reExports[0]!, message: 'No barrels: import from the file that defines the name.' });
    },
  };
}

export const noBarrelRule = { create };
