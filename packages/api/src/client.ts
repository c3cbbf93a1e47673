import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, CANCELLED, NO_CONNECTION, parseErrorBody, UNAVAILABLE } from './error.ts';
import type { paths } from './generated/schema.ts';
import { REQUEST_TIMEOUT, TIMEOUTS } from './generated/timeouts.ts';
import type { OperationId } from './types.ts';

export interface ApiOptions {
  /** Defaults to the origin that served the page (spec §7). */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  /** The bearer token, or null for a guest. Called for each request. */
  getToken?: () => string | null;
  /**
   * Called when the server rejects this token. True means that a new token exists: the client retries once. Never called for a request
   * without a token.
   */
  onUnauthorized?: (token: string) => Promise<boolean>;
  /** 429 (spec §8: opens the login dialog), except from login and registration forms. */
  onTooManyRequests?: (error: ApiError) => void;
  /** 503 except during an outage, with the result of the response (spec §8: the maintenance window). */
  onMaintenance?: (result: unknown) => void;
  /** Called for each success (spec §2: leaves the maintenance page). */
  onSuccess?: () => void;
  /** Milliseconds; overrides those of the contract (spec §9). */
  timeout?: number;
}

export type Api = Client<paths>;

/** Paths that issue a token. A 401 here is about the contact or the code, not about the token. */
export const SIGN_IN_PATHS = /^\/api\/v\d\/(login(?!\/qrcode\/scan)|web\/login|oauth|refresh|register|verification)\b/;

/** Forms for signed-out users. They show a 429 themselves, because a login dialog above a login form does not help. */
const AUTH_FORM_PATHS = new RegExp(`${SIGN_IN_PATHS.source}|/recovery$`);

/**
 * The client of the contract: same origin, 60 s, no retries (spec §7). Every error response, and every missing response, is thrown as an
 * {@link ApiError}.
 */
export function createApi(options: ApiOptions = {}): Api {
  const { baseUrl, getToken = () => null, onUnauthorized, onSuccess } = options;
  const send = options.fetch ?? ((request) => globalThis.fetch(request));
  /** Unsent copies of requests with a token, for the retry. */
  const unsentCopies = new Map<string, { request: Request; token: string }>();

  const transport: Middleware = {
    onRequest({ request, schemaPath, id }) {
      const timeout = options.timeout ?? TIMEOUTS[`${request.method} ${schemaPath}`] ?? REQUEST_TIMEOUT;
      const timedRequest = new Request(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      });
      const token = isRelative(schemaPath) ? getToken() : null;
      if (!token) return timedRequest;
      timedRequest.headers.set('Authorization', `Bearer ${token}`);
      if (onUnauthorized && !SIGN_IN_PATHS.test(schemaPath))
        unsentCopies.set(id, { request: timedRequest.clone(), token });
      return timedRequest;
    },

    async onResponse({ request, response, schemaPath, id, options: { parseAs } }) {
      const copy = unsentCopies.get(id);
      unsentCopies.delete(id);
      let answer = response;
      if (answer.status === 401 && copy && (await onUnauthorized?.(copy.token))) {
        const token = getToken();
        if (token) copy.request.headers.set('Authorization', `Bearer ${token}`);
        answer = await fetchBuffered(copy.request);
      }
      if (!answer.ok) throw await toApiError(answer, request.method, schemaPath);
      if (parseAs === 'json' && !isJson(answer))
        throw new ApiError({ code: NO_CONNECTION, status: 0, operation: null });
      onSuccess?.();
      return answer;
    },

    onError({ error, id }) {
      unsentCopies.delete(id);
      return error as Error;
    },
  };

  /** Reads the whole response, so that a connection lost halfway throws the same error as one lost before the response. */
  async function fetchBuffered(request: Request): Promise<Response> {
    try {
      const response = await send(request);
      const body = await response.arrayBuffer();
      return new Response(isBodiless(response.status) ? null : body, response);
    } catch (cause) {
      const isCancelled =
        request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
      throw new ApiError({ code: isCancelled ? CANCELLED : NO_CONNECTION, status: 0, operation: null, cause });
    }
  }

  async function toApiError(response: Response, method: string, path: string): Promise<ApiError> {
    const { code, result } = parseErrorBody(response.status, await response.text());
    const error = new ApiError({
      code,
      status: response.status,
      operation: await findOperation(`${method} ${path}`),
      result,
    });
    if (response.status === 429 && !AUTH_FORM_PATHS.test(path)) options.onTooManyRequests?.(error);
    if (response.status === 503 && code !== UNAVAILABLE) options.onMaintenance?.(result);
    return error;
  }

  const client = createClient<paths>({
    ...(baseUrl === undefined ? {} : { baseUrl }),
    fetch: fetchBuffered,
    bodySerializer: serialize,
  });
  client.use(transport);
  return client;
}

/** Serializes to JSON, or to a form if a field is a file. */
function serialize(body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  const fields = Object.entries((body ?? {}) as Record<string, string | Blob>);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const isRelative = (path: string) => path.startsWith('/') && !path.startsWith('//');
/** An HTML page comes from a hotel login or a proxy, not from our server. An object store answers an upload without content. */
const isJson = ({ headers }: Response) => /\bjson\b|^$/.test(headers.get('content-type') ?? '');
const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;

/** Finds the operation of "METHOD path". The table loads only after an error; if it does not load, the general row applies. */
async function findOperation(route: string): Promise<OperationId | null> {
  try {
    const { ROUTES } = await import('./generated/routes.ts');
    return ROUTES[route] ?? null;
  } catch {
    return null;
  }
}
