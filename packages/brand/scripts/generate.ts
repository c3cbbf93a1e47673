/** Generates the Brand type, the schema of the web build, and the list of all brands from brands/. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { parseBrandSchema } from '../src/parse-schema.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
const target = join(import.meta.dirname, '../src/generated');
const schema = JSON.parse(readFileSync(join(brandsFolder, 'brand.schema.json'), 'utf8'));

mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, 'brand.ts'),
  await compile(schema, 'Brand', { bannerComment: '', style: { singleQuote: true } }),
);
writeFileSync(
  join(target, 'brand-schema.ts'),
  `import type { JsonSchemaNode } from '../schema.ts';

export const BRAND_SCHEMA: JsonSchemaNode = ${JSON.stringify(parseBrandSchema(schema))};
`,
);

// Imports the validator only now, because it uses the schema written above.
const { readBrands } = await import('../src/read-brands.ts');
writeFileSync(
  join(target, 'list.ts'),
  `import type { Brand } from './brand.ts';

export const BRANDS: readonly [Brand, ...Brand[]] = ${JSON.stringify(readBrands(brandsFolder), null, 2)};
`,
);
