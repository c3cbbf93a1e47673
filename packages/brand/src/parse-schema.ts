import type { JsonSchemaNode } from './schema.ts';

/** Keywords that do not restrict a value. */
const ANNOTATIONS = new Set(['$schema', '$id', 'title', 'description']);
const CHECKED_KEYWORDS = new Set([
  'type',
  'required',
  'properties',
  'items',
  'minItems',
  'enum',
  'pattern',
  'minimum',
  'maximum',
]);

/**
 * Returns the schema without descriptions. Throws for a keyword that {@link file://./schema.ts} does not check, or for a missing keyword
 * that it always checks.
 */
export function parseBrandSchema(source: Record<string, unknown>, path = '#'): JsonSchemaNode {
  if (source['type'] === 'object' && source['additionalProperties'] !== false)
    throw new Error(`${path}: additionalProperties must be false`);
  if (source['type'] === 'array' && source['uniqueItems'] !== true)
    throw new Error(`${path}: uniqueItems must be true`);
  const rules = Object.entries(source).flatMap(([keyword, value]) => {
    if (ANNOTATIONS.has(keyword) || keyword === 'additionalProperties' || keyword === 'uniqueItems') return [];
    if (!CHECKED_KEYWORDS.has(keyword))
      throw new Error(`${path}: the keyword "${keyword}" is not checked in the web build`);
    if (keyword === 'items') return [[keyword, parseBrandSchema(value as Record<string, unknown>, `${path}/items`)]];
    if (keyword !== 'properties') return [[keyword, value]];
    const properties = Object.entries(value as Record<string, Record<string, unknown>>);
    return [
      [
        keyword,
        Object.fromEntries(properties.map(([name, schema]) => [name, parseBrandSchema(schema, `${path}/${name}`)])),
      ],
    ];
  });
  return Object.fromEntries(rules);
}
