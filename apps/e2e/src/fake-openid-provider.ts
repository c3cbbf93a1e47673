import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** Who one may be at the provider, and how the token of some of them is wrong. */
interface GoogleAccount {
  label: string;
  sub: string;
  email: string;
  name: string;
  claims?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  expiresIn?: string;
  hasForeignKey?: boolean;
}

/** As Google does: an account is chosen on a page of its own, and the browser goes back with an id token (OpenID Connect, implicit flow). */
export class OpenidProvider {
  readonly accounts: GoogleAccount[] = [];
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  #keys!: { own: CryptoKey; foreign: CryptoKey; published: JWK };

  async start(): Promise<this> {
    const [own, foreign] = await Promise.all([
      generateKeyPair('RS256', { extractable: true }),
      generateKeyPair('RS256'),
    ]);
    const published = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256' };
    this.#keys = { own: own.privateKey, foreign: foreign.privateKey, published };
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

  /** What the server is told of it. */
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
    } else if (pathname === '/authorize' && isProper(searchParams)) {
      const links = await Promise.all(
        this.accounts.map(async (account) =>
          link(account.label, searchParams, { id_token: await this.#sign(account, searchParams) }),
        ),
      );
      const page = [...links, link('Cancel', searchParams, { error: 'access_denied' })].join('<br>');
      response.setHeader('content-type', 'text/html').end(`<h1>Choose an account</h1>${page}`);
    } else response.writeHead(400).end('Error 400: invalid_request');
  }

  #sign(account: GoogleAccount, asked: URLSearchParams): Promise<string> {
    const { sub, email, name, claims, issuer, audience, expiresIn, hasForeignKey } = account;
    return new SignJWT({ email, email_verified: true, name, nonce: asked.get('nonce'), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject(sub)
      .setIssuer(issuer ?? this.#issuer)
      .setAudience(audience ?? asked.get('client_id')!)
      .setIssuedAt()
      .setExpirationTime(expiresIn ?? '1h')
      .sign(hasForeignKey ? this.#keys.foreign : this.#keys.own);
  }
}

/** What a provider wants of a request for an id token. */
const isProper = (asked: URLSearchParams): boolean =>
  asked.get('response_type') === 'id_token' &&
  asked.get('redirect_uri')?.endsWith('/auth/google-callback') === true &&
  ['client_id', 'nonce', 'state'].every((name) => asked.get(name)) &&
  asked.get('scope')?.split(' ').includes('openid') === true;

function link(label: string, asked: URLSearchParams, answer: Record<string, string>): string {
  const fragment = new URLSearchParams({ ...answer, state: asked.get('state')! });
  return `<a href="${asked.get('redirect_uri')}#${fragment}">${label}</a>`;
}
