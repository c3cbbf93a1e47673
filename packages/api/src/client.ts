import type { Client } from 'openapi-fetch';
import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE, parseErrorBody, UNAVAILABLE_CODE } from './error.ts';
import type { paths } from './generated/schema.ts';
import { REQUEST_TIMEOUT, TIMEOUTS } from './generated/timeouts.ts';
import type { OperationId } from './types.ts';

export interface ApiClientOptions {
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

/** A method per HTTP method of the contract, typed by openapi-fetch; sending is done here, because that library is large. */
export type ApiClient = Pick<Client<paths>, (typeof METHODS)[number]>;

/** What openapi-react-query takes; it calls methods of the contract only. */
export type OpenapiFetchClient = Client<paths>;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE'] as const;

interface CallOptions extends RequestInit {
  params?: { path?: Path; query?: Query };
  body?: never;
}

type Value = string | number | boolean;
type Path = Readonly<Record<string, Value>>;
type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** Paths that issue a token. A 401 here is about the contact or the code, not about the token. */
export const SIGN_IN_PATH_PATTERN =
  /^\/api\/v\d\/(login(?!\/qrcode\/scan)|web\/login|oauth|refresh|register|verification)\b/;

/** Forms for signed-out users. They show a 429 themselves, because a login dialog above a login form does not help. */
const AUTH_FORM_PATHS = new RegExp(`${SIGN_IN_PATH_PATTERN.source}|/recovery$`);

/**
 * The client of the contract: same origin, 60 s, no retries (spec §7). Every error response, and every missing response, is thrown as an
 * {@link ApiError}.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken = () => null, onUnauthorized, onSuccess } = options;
  const send = options.fetch ?? ((request) => globalThis.fetch(request));

  async function call(method: string, path: string, { params, body, ...init }: CallOptions = {}) {
    const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUTS[`${method} ${path}`] ?? REQUEST_TIMEOUT);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const content = body === undefined ? null : serialize(body);
    const request = new Request(baseUrl + toUrl(path, params), { ...init, method, body: content, signal });
    if (typeof content === 'string') request.headers.set('Content-Type', 'application/json');
    const token = isRelative(path) ? getToken() : null;
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    // An unsent copy, for the second try.
    const copy = token && onUnauthorized && !SIGN_IN_PATH_PATTERN.test(path) ? request.clone() : null;
    let response = await fetchBuffered(request);
    if (response.status === 401 && token && copy && (await onUnauthorized?.(token))) {
      const newToken = getToken();
      if (newToken) copy.headers.set('Authorization', `Bearer ${newToken}`);
      response = await fetchBuffered(copy);
    }
    if (!response.ok) throw await toApiError(response, method, path);
    if (!isJson(response)) throw new ApiError({ code: NO_CONNECTION_CODE, status: 0, operation: null });
    onSuccess?.();
    const text = await response.text();
    return { data: text ? (JSON.parse(text) as unknown) : undefined, response };
  }

  /** Reads the whole response, so that a connection lost halfway throws the same error as one lost before the response. */
  async function fetchBuffered(request: Request): Promise<Response> {
    try {
      const response = await send(request);
      const body = await response.arrayBuffer();
      return new Response(isBodiless(response.status) ? null : body, response);
    } catch (cause) {
      const isCancelled =
        request.signal.aborted && (request.signal.reason as Error | undefined)?.name !== 'TimeoutError';
      throw new ApiError({
        code: isCancelled ? CANCELLED_CODE : NO_CONNECTION_CODE,
        status: 0,
        operation: null,
        cause,
      });
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
    if (response.status === 503 && code !== UNAVAILABLE_CODE) options.onMaintenance?.(result);
    return error;
  }

  return Object.fromEntries(
    METHODS.map((method) => [method, (path: string, init?: CallOptions) => call(method, path, init)]),
  ) as unknown as ApiClient;
}

/** The path with its parameters filled in, and the query: an undefined value is left out, a list repeats its name. */
function toUrl(path: string, { path: parts = {}, query = {} }: CallOptions['params'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
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
    const { OPERATION_ID_BY_ROUTE } = await import('./generated/routes.ts');
    return OPERATION_ID_BY_ROUTE[route] ?? null;
  } catch {
    return null;
  }
}
