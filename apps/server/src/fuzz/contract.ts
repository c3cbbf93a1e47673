import { document, OPERATIONS } from '@quintet/api/openapi-document';

/** The parts of a schema that fuzzing uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
};

export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema };

export type FuzzOperation = {
  id: keyof typeof OPERATIONS;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** The schema of a JSON body; null without one. */
  body: Schema | null;
  /** The body is a form or a file. */
  isUpload: boolean;
};

type Ref = { $ref?: string };
type PathItem = Record<string, unknown> & { parameters?: (Parameter & Ref)[] };
type OperationItem = {
  parameters?: (Parameter & Ref)[];
  requestBody?: Ref & { content: Record<string, { schema: Schema }> };
};

/** Resolves a reference within the contract; returns other values unchanged. */
export function resolveRef<T extends Ref>(value: T): T {
  if (!value.$ref) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return resolveRef(found as T);
}

/** Lists every operation of the contract with its parameters and body. */
export function listOperations(): FuzzOperation[] {
  const paths = document.paths as Record<string, PathItem>;
  return Object.entries(OPERATIONS).map(([id, { method, path }]) => {
    const item = paths[path]!;
    const operation = item[method.toLowerCase()] as OperationItem;
    const content = operation.requestBody && resolveRef(operation.requestBody).content;
    return {
      id: id as FuzzOperation['id'],
      method,
      path,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveRef),
      body: content?.['application/json']?.schema ?? null,
      isUpload: content !== undefined && !content['application/json'],
    };
  });
}
