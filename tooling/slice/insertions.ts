import type { SliceNameCasings } from './names.ts';

/** A line of a file that lists the slices. */
interface FileInsertion {
  file: string;
  /** The new text goes before the first match (or, with `isAfter`, after it). */
  at: RegExp;
  isAfter?: true;
  text: string;
}

/** The lines that name the operations of a new slice in the files that list slices; writes nothing. */
export const listSliceServerInsertions = ({ kebab, camel, upper, sentence }: SliceNameCasings): FileInsertion[] => [
  {
    file: 'openapi/openapi.yaml',
    at: /\n# Constants of spec §9/,
    text: `  - { name: ${kebab}, description: '${sentence}.' }\n`,
  },
  {
    file: 'openapi/openapi.yaml',
    at: /\ncomponents:\n/,
    text: `  # ${kebab}\n  /api/v1/${kebab}: { $ref: 'paths/${kebab}.yaml#/~1api~1v1~1${kebab}' }\n`,
  },
  {
    file: 'apps/server/src/slices/registry.ts',
    at: /\nconst handlers = /,
    text: `import { ${camel}Handlers } from './${kebab}/handlers.ts';\n`,
  },
  {
    file: 'apps/server/src/slices/registry.ts',
    at: /\} satisfies AllOperationHandlers/,
    text: `  ...${camel}Handlers,\n`,
  },
  {
    file: 'apps/server/src/access/table.ts',
    at: /import type \{ OperationId \}/,
    text: `import { ${upper}_ACCESS_TEST_ROWS } from './${kebab}-rows.ts';\n`,
  },
  { file: 'apps/server/src/access/table.ts', at: /\};\n$/, text: `  ...${upper}_ACCESS_TEST_ROWS,\n` },
  { file: 'tooling/lint/server-layers.ts', at: /\];\n/, text: `  '${kebab}',\n` },
];

/** The lines that name the screen of a new slice in the files that list screens; writes nothing. */
export const listSliceWebInsertions = ({ kebab, camel, pascal, sentence }: SliceNameCasings): FileInsertion[] => [
  {
    file: 'tooling/lint/screen-titles.ts',
    at: /\};\n/,
    text: `  ${camel}: 'Screens/${sentence}/List',\n`,
  },
  {
    file: 'apps/web/src/app/lazy-screen-table.ts',
    at: /\};\n/,
    text: `  ${camel}: () => import('../features/${kebab}/${pascal}Page.tsx'),\n`,
  },
  {
    file: 'apps/web/src/app/screens.ts',
    at: / *guestLayout: /,
    text: `  ${camel}: other('${camel}', 'profile'),\n`,
  },
  { file: 'apps/web/src/app/load-screen.ts', at: / *\| 'settings';/, text: `  | '${camel}'\n` },
  {
    file: 'apps/web/src/app/AppRoutes.tsx',
    at: / *<Route element=\{<LoadedScreen screen="chatPanes" \/>\}>/,
    text: `        <Route path={paths.${camel}.pattern} element={<LoadedScreen screen="${camel}" />} />\n`,
  },
  {
    file: 'apps/web/src/app/route-preloads.ts',
    at: / *paths\.notifications\.pattern,\n/,
    text: `      paths.${camel}.pattern,\n`,
  },
  {
    file: 'apps/web/src/shared/navigation/paths.ts',
    at: /\} as const;/,
    text: `  ${camel}: route('/${kebab}'),\n`,
  },
  {
    file: 'apps/web/src/shared/appearance/translation-namespaces.ts',
    at: /\n {2}profile: \[\n/,
    isAfter: true,
    text: `    '${kebab}',\n`,
  },
  {
    file: 'apps/e2e/tests/flows/accessibility.spec.ts',
    at: /\];\n\n\/\*\* Colours between/,
    text: `  { page: '${kebab}', open: load('/${kebab}'), path: /\\/${kebab}$/, content: heading },\n`,
  },
];
