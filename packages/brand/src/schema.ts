/**
 * The part of JSON Schema that brands/brand.schema.json uses, checked in a few hundred bytes: it ships with every web build. A test
 * compares it with a full implementation.
 */
export interface JsonSchemaNode {
  type: 'object' | 'array' | 'string' | 'boolean' | 'number' | 'integer';
  required?: string[];
  properties?: Record<string, JsonSchemaNode>;
  items?: JsonSchemaNode;
  minItems?: number;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** Returns the path of the first invalid value, such as `/minefield/multiple`; undefined for a valid value. */
export function findInvalidValuePath(value: unknown, schema: JsonSchemaNode, path = ''): string | undefined {
  if (!hasType(value, schema.type)) return path || '/';
  if (Array.isArray(value)) return findArrayError(value, schema, path);
  if (typeof value === 'object') return findObjectError(value as Record<string, unknown>, schema, path);
  return isWithin(value, schema) ? undefined : path;
}

function hasType(value: unknown, type: JsonSchemaNode['type']): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** Array items are unique. */
function findArrayError(list: unknown[], { items, minItems = 0 }: JsonSchemaNode, path: string): string | undefined {
  if (list.length < minItems || new Set(list).size < list.length) return path;
  return findFirst(list.keys(), (index) => items && findInvalidValuePath(list[index], items, `${path}/${index}`));
}

/** Objects have no unknown keys. */
function findObjectError(
  record: Record<string, unknown>,
  { properties = {}, required = [] }: JsonSchemaNode,
  path: string,
): string | undefined {
  return findFirst(new Set([...required, ...Object.keys(record)]), (key) => {
    const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const isAbsent = record[key] === undefined;
    if (!schema || (isAbsent && required.includes(key))) return `${path}/${key}`;
    return isAbsent ? undefined : findInvalidValuePath(record[key], schema, `${path}/${key}`);
  });
}

function isWithin(value: unknown, schema: JsonSchemaNode): boolean {
  if (typeof value === 'string') {
    return (
      (!schema.enum || schema.enum.includes(value)) && (!schema.pattern || new RegExp(schema.pattern, 'u').test(value))
    );
  }
  return typeof value !== 'number' || (value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity));
}

function findFirst<T>(keys: Iterable<T>, find: (key: T) => string | undefined): string | undefined {
  for (const key of keys) {
    const error = find(key);
    if (error !== undefined) return error;
  }
  return undefined;
}
