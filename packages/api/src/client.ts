import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, CANCELLED, NO_CONNECTION, readFailure, UNAVAILABLE } from './error.ts';
import type { paths } from './generated/schema.ts';
import { REQUEST_TIMEOUT, TIMEOUTS } from './generated/timeouts.ts';
import type { OperationId } from './types.ts';

export interface ApiOptions {
  /** Left out: the address that served the page (spec §7). */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  /** The bearer token, or null for a guest. Asked for at every request. */
  getToken?: () => string | null;
  /** This token was refused. True: there is another one, send the request once more. Never called for a request without a token. */
  onUnauthorized?: (token: string) => Promise<boolean>;
  /** 429 (spec §8: opens the login dialog), but for the forms by which one enters. */
  onTooManyRequests?: (error: ApiError) => void;
  /** 503 but for an outage, with the result of the answer (spec §8: the maintenance window). */
  onMaintenance?: (result: unknown) => void;
  /** Any success (spec §2: leaves the maintenance page). */
  onSuccess?: () => void;
  /** Milliseconds; overrides those of the contract (spec §9). */
  timeout?: number;
}

export type Api = Client<paths>;

/** Where a token is asked for, not shown: a refusal here is about the contact or the code. */
export const SIGNS_IN = /^\/api\/v\d\/(login(?!\/qrcode\/scan)|web\/login|oauth|refresh|register|verification)\b/;

/** Forms of whoever is not signed in: they tell a 429 themselves, and a login dialog over a login form helps nobody. */
const ENTERS = new RegExp(`${SIGNS_IN.source}|/recovery$`);

/**
 * The client of the contract: same origin, 60 s, no retries (spec §7). Every answer that is not a success, and no answer
 * at all, is thrown as an {@link ApiError}.
 */
export function createApi(options: ApiOptions = {}): Api {
  const { baseUrl, getToken = () => null, onUnauthorized, onSuccess } = options;
  const send = options.fetch ?? ((request) => globalThis.fetch(request));
  /** Unsent copies of requests that carried a token, for the second try. */
  const copies = new Map<string, { request: Request; token: string }>();

  const transport: Middleware = {
    onRequest({ request, schemaPath, id }) {
      const timeout = options.timeout ?? TIMEOUTS[`${request.method} ${schemaPath}`] ?? REQUEST_TIMEOUT;
      const timed = new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
      const token = isRelative(schemaPath) ? getToken() : null;
      if (!token) return timed;
      timed.headers.set('Authorization', `Bearer ${token}`);
      if (onUnauthorized && !SIGNS_IN.test(schemaPath)) copies.set(id, { request: timed.clone(), token });
      return timed;
    },

    async onResponse({ request, response, schemaPath, id, options: { parseAs } }) {
      const copy = copies.get(id);
      copies.delete(id);
      let answer = response;
      if (answer.status === 401 && copy && (await onUnauthorized?.(copy.token))) {
        const token = getToken();
        if (token) copy.request.headers.set('Authorization', `Bearer ${token}`);
        answer = await buffered(copy.request);
      }
      if (!answer.ok) throw await fail(answer, request.method, schemaPath);
      if (parseAs === 'json' && !isJson(answer))
        throw new ApiError({ code: NO_CONNECTION, status: 0, operation: null });
      onSuccess?.();
      return answer;
    },

    onError({ error, id }) {
      copies.delete(id);
      return error as Error;
    },
  };

  /** The whole answer, so that a line that breaks or a clock that runs out halfway is told like one that did before. */
  async function buffered(request: Request): Promise<Response> {
    try {
      const response = await send(request);
      const body = await response.arrayBuffer();
      return new Response(isBodiless(response.status) ? null : body, response);
    } catch (cause) {
      const isGivenUp = request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
      throw new ApiError({ code: isGivenUp ? CANCELLED : NO_CONNECTION, status: 0, operation: null, cause });
    }
  }

  async function fail(response: Response, method: string, path: string): Promise<ApiError> {
    const { code, result } = readFailure(response.status, await response.text());
    const error = new ApiError({
      code,
      status: response.status,
      operation: await operationAt(`${method} ${path}`),
      result,
    });
    if (response.status === 429 && !ENTERS.test(path)) options.onTooManyRequests?.(error);
    if (response.status === 503 && code !== UNAVAILABLE) options.onMaintenance?.(result);
    return error;
  }

  const client = createClient<paths>({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    fetch: buffered,
    bodySerializer: serialize,
  });
  client.use(transport);
  return client;
}

/** JSON, or a form where the contract has a file among the fields. */
function serialize(body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  const fields = Object.entries((body ?? {}) as Record<string, string | Blob>);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const isRelative = (path: string) => path.startsWith('/') && !path.startsWith('//');
/** A page instead of an answer is somebody else's: a hotel's login, a proxy. An object store answers an upload with nothing. */
const isJson = ({ headers }: Response) => /\bjson\b|^$/.test(headers.get('content-type') ?? '');
const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;

/** The operation behind "METHOD path". The table is only loaded once something fails; without it the catalogue's general row serves. */
async function operationAt(route: string): Promise<OperationId | null> {
  try {
    const { ROUTES } = await import('./generated/routes.ts');
    return ROUTES[route] ?? null;
  } catch {
    return null;
  }
}
