import type { FastifyInstance } from 'fastify';
import type { DevMessage } from '../integrations/dev-outbox.ts';
import type { Services } from '../services.ts';
import { isUnproxiedLoopbackRequest } from './loopback.ts';

/** `/dev/outbox`: shows undelivered codes to a developer on this machine (design §5). */
export function registerDevOutboxRoutes(app: FastifyInstance, { integrations: { outbox } }: Services): void {
  if (!outbox) return;
  app.get('/dev/outbox', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isUnproxiedLoopbackRequest(request)) return reply.code(404).type('text/plain').send('not found\n');
    if (!request.headers.accept?.includes('text/html')) return reply.send({ result: outbox.messages });
    return reply.type('text/html; charset=utf-8').send(page(outbox.messages));
  });
}

const page = (messages: readonly DevMessage[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><h1>Outbox</h1>
${messages.length > 0 ? `<dl>${messages.map(entry).join('')}</dl>` : '<p>Nothing yet.</p>'}
</html>`;

const entry = ({ at, to, text }: DevMessage): string =>
  `<dt><time>${at.toISOString()}</time> to ${escapeHtml(to)}</dt><dd><pre>${escapeHtml(text)}</pre></dd>`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
