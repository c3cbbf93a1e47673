import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** An account of the provider, optionally with an invalid token. */
interface GoogleAccount {
  label: string;
  sub: string;
  email: string;
  name: string;
  claims?: Record<string, unknown>;
}

/** Like Google: the user chooses an account on a page, and the browser returns with an id token (OpenID Connect, implicit flow). */
export class FakeOpenidProvider {
  readonly accounts: GoogleAccount[] = [];
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  #keys!: { own: CryptoKey; published: JWK };

  async start(): Promise<this> {
    const own = await generateKeyPair('RS256', { extractable: true });
    const published = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256' };
    this.#keys = { own: own.privateKey, published };
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get #issuer(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Environment variables that configure the server to use this provider. */
  get environment(): Record<string, string> {
    return {
      GOOGLE_ISSUER: this.#issuer,
      GOOGLE_JWKS_URL: `${this.#issuer}/certs`,
      GOOGLE_AUTHORIZATION_URL: `${this.#issuer}/authorize`,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.#issuer);
    if (pathname === '/certs') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [this.#keys.published] }));
    } else if (pathname === '/authorize' && isValidRequest(searchParams)) {
      const links = await Promise.all(
        this.accounts.map(async (account) =>
          renderLink(account.label, searchParams, { id_token: await this.#sign(account, searchParams) }),
        ),
      );
      const page = [...links, renderLink('Cancel', searchParams, { error: 'access_denied' })].join('<br>');
      response.setHeader('content-type', 'text/html').end(`<h1>Choose an account</h1>${page}`);
    } else response.writeHead(400).end('Error 400: invalid_request');
  }

  #sign(account: GoogleAccount, query: URLSearchParams): Promise<string> {
    const { sub, email, name, claims } = account;
    return new SignJWT({ email, email_verified: true, name, nonce: query.get('nonce'), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject(sub)
      .setIssuer(this.#issuer)
      .setAudience(query.get('client_id')!)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(this.#keys.own);
  }
}

/** Validates a request for an id token. */
const isValidRequest = (query: URLSearchParams): boolean =>
  query.get('response_type') === 'id_token' &&
  query.get('redirect_uri')?.endsWith('/auth/google-callback') === true &&
  ['client_id', 'nonce', 'state'].every((name) => query.get(name)) &&
  query.get('scope')?.split(' ').includes('openid') === true;

function renderLink(label: string, query: URLSearchParams, response: Record<string, string>): string {
  const fragment = new URLSearchParams({ ...response, state: query.get('state')! });
  return `<a href="${query.get('redirect_uri')}#${fragment}">${label}</a>`;
}
