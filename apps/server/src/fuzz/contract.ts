import { openapiDocument, OPERATIONS } from '@quintet/api/openapi-document';

/** The parts of a schema that fuzzing uses. */
export type FuzzSchema = {
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
  items?: FuzzSchema;
  required?: string[];
  properties?: Record<string, FuzzSchema>;
  oneOf?: FuzzSchema[];
};

export type FuzzParameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: FuzzSchema };

export type FuzzOperation = {
  id: keyof typeof OPERATIONS;
  method: string;
  path: string;
  parameters: readonly FuzzParameter[];
  /** The schema of a JSON body; null without one. */
  body: FuzzSchema | null;
  /** The body is a form or a file. */
  isUpload: boolean;
};

type Ref = { $ref?: string };
type PathItem = Record<string, unknown> & { parameters?: (FuzzParameter & Ref)[] };
type OperationItem = {
  parameters?: (FuzzParameter & Ref)[];
  requestBody?: Ref & { content: Record<string, { schema: FuzzSchema }> };
};

/** Resolves a reference within the contract; returns other values unchanged. */
export function resolveFuzzContractRef<T extends Ref>(value: T): T {
  if (!value.$ref) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openapiDocument);
  return resolveFuzzContractRef(found as T);
}

/** Lists every operation of the contract with its parameters and body. */
export function listFuzzOperations(): FuzzOperation[] {
  const paths = openapiDocument.paths as Record<string, PathItem>;
  return Object.entries(OPERATIONS).map(([id, { method, path }]) => {
    const item = paths[path]!;
    const operation = item[method.toLowerCase()] as OperationItem;
    const content = operation.requestBody && resolveFuzzContractRef(operation.requestBody).content;
    return {
      id: id as FuzzOperation['id'],
      method,
      path,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveFuzzContractRef),
      body: content?.['application/json']?.schema ?? null,
      isUpload: content !== undefined && !content['application/json'],
    };
  });
}
