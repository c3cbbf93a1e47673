import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchemaValidationError, RouteOptions } from 'fastify';
import { HttpError } from './http-error.ts';

const OPTIONS: Options = {
  strict: false,
  useDefaults: true,
  allErrors: false,
  formats: {
    'date-time': (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    binary: true,
  },
};

/** Shared by all servers of a process, as are the schemas of the contract: each is compiled once. */
const bodySchemas = new Ajv2020(OPTIONS);
const textSchemas = new Ajv2020({ ...OPTIONS, coerceTypes: 'array' });

/**
 * Query and path contain text only, so their values are converted to the type in the schema; values in a body are not.
 * Each schema is compiled at its first use, because most operations are rarely called.
 */
export function registerRequestValidator(app: FastifyInstance): void {
  app.setValidatorCompiler<Record<string, unknown>>(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    return (data) => {
      validate ??= (httpPart === 'body' ? bodySchemas : textSchemas).compile(schema);
      if (!validate(data)) return { error: validate.errors as FastifySchemaValidationError[] };
      const instancePath = findNul(data);
      return instancePath === null ? true : { error: [{ ...NUL, instancePath }] };
    };
  });
}

/** Refuses query parameters that the contract does not define. Its schemas of bodies refuse unknown fields themselves. */
export function rejectUnknownQueryParameters(route: RouteOptions): void {
  const query = route.schema?.querystring as object | undefined;
  route.schema = { ...route.schema, querystring: { type: 'object', ...query, additionalProperties: false } };
}

const NUL = { keyword: 'nul', schemaPath: '', params: {}, message: 'contains U+0000' };

/** The path of the first text with U+0000, which PostgreSQL cannot store; null without one. */
function findNul(data: unknown): string | null {
  const rest: [path: string, value: unknown][] = [['', data]];
  for (const [path, value] of rest) {
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) rest.push([`${path}/${name}`, inner]);
  }
  return null;
}

/** Serialises responses by the contract, which drops fields that it does not define. */
export function registerResponseSerializer(app: FastifyInstance): void {
  const compile = SerializerSelector()();
  app.setSerializerCompiler((route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (data) => (write ??= compile(route as Parameters<typeof compile>[0]))(data);
  });
}

type SchemaError = Partial<ErrorObject> & FastifySchemaValidationError;

/** The error for a request that violates the contract: `api.body.param_invalid.<field>` (spec §8). */
export function toValidationError(errors: FastifySchemaValidationError[]): HttpError {
  const error = errors[0] as SchemaError;
  const field = fieldOf(error);
  const result = { field: error.instancePath || field, rule: error.keyword };
  return new HttpError(field ? `api.body.param_invalid.${field}` : 'api.body.invalid', { result });
}

/** The name of the outermost field, as in the request. */
function fieldOf({ instancePath, params }: SchemaError): string {
  const outermost = instancePath.split('/').find((part) => part !== '' && !/^\d+$/.test(part));
  return outermost ?? String(params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? '');
}
