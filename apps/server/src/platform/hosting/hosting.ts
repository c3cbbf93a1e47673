import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ServerConfig, UNIVERSAL_SLUG } from '../../base/config.ts';
import { HttpError } from '../http/http-error.ts';
import { sendErrorResponse } from '../http/error-handler.ts';
import { buildContentSecurityPolicy } from './content-security-policy.ts';
import { type SiteFile, SiteFiles } from './site-files.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Workers have their own policy: the encoder of voice messages needs WebAssembly. */
const WORKER = /-worker-[\w-]+\.js$/;
const WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
/** The service worker, which caches the app on the device. */
const SERVICE_WORKER = '/sw.js';
/** The names of files in this folder contain a hash of their content. */
const HASHED = /^\/assets\//;
const API = /^\/(api|social\/api|v1|brand|dev|media)(\/|$)/;

/** Serves each brand's build at its hosts, and the universal build at our other hosts (design §3). */
export function createSiteHosting(config: ServerConfig) {
  const sites = new Map<string, SiteFiles>();

  const mediaOrigins = config.media.s3 ? [new URL(config.media.s3.publicEndpoint).origin] : [];

  /** The captcha's origins if the brand has a captcha; for the universal build, if any brand has one. */
  function captchaOriginsOf(slug: string): string[] {
    const { captchaKeys, captchaOrigins } = config.integrations;
    return slug in captchaKeys || (slug === UNIVERSAL_SLUG && Object.keys(captchaKeys).length > 0)
      ? captchaOrigins
      : [];
  }

  function siteOf(slug: string): { files: SiteFiles; root: string } {
    const root = join(config.webRoot, slug);
    const files = sites.get(slug) ?? new SiteFiles(root);
    sites.set(slug, files);
    return { files, root };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = decodedPath(request);
    if (API.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return sendErrorResponse(request, reply, new HttpError('api.not_found'));
    }
    const slug = request.hostBrand?.slug ?? UNIVERSAL_SLUG;
    const { files, root } = siteOf(slug);
    const policy = () => buildContentSecurityPolicy(root, { captcha: captchaOriginsOf(slug), media: mediaOrigins });
    const accepted = request.headers['accept-encoding'];
    const file = (await files.find(path, accepted)) ?? (await files.find(`${path}.html`, accepted));
    if (file) return sendFile(request, reply, file, path, policy);
    if (!isNavigation(request, path)) return reply.code(404).type('text/plain').send('not found\n');
    const page = await files.find('/index.html', accepted);
    if (page) return sendFile(request, reply, page, '/index.html', policy);
    return reply.code(503).type('text/plain').send('This brand is not built yet: pnpm build\n');
  }

  return {
    registerPageHandler: (app: FastifyInstance) => {
      app.setNotFoundHandler(answer);
    },
  };
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  path: string,
  policy: () => Promise<string>,
): Promise<FastifyReply> {
  reply
    .header('cache-control', HASHED.test(path) ? CACHE_FOREVER : REVALIDATE)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (file.contentType.startsWith('text/html')) reply.header('content-security-policy', await policy());
  if (path === SERVICE_WORKER) reply.header('content-security-policy', "default-src 'self'");
  if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY);
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  if (file.encoding) reply.header('content-encoding', file.encoding);
  return reply.code(200).type(file.contentType).send(file.content);
}

function decodedPath(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '/');
  } catch {
    return '/\0';
  }
}

/** Whether a browser navigates to a route of the app, which gets index.html. Not every client sends `sec-fetch-mode`. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (HASHED.test(path) || path.includes('\0')) return false;
  const { accept = '*/*', 'sec-fetch-mode': mode } = request.headers;
  return mode ? mode === 'navigate' : /text\/html|\*\/\*/.test(accept) && extname(path) === '';
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*') ?? false;
}
