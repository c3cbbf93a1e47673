import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnproxiedLoopbackRequest } from '../http/loopback.ts';
import type { Services } from '../services.ts';
import { WELLPAY_SANDBOX_PATH, type WellpaySandboxOrder, type WellpaySandbox } from './sandbox.ts';

type Params = { id: string; action: string };
type Action = (sandbox: WellpaySandbox, order: WellpaySandboxOrder, account: string | undefined) => Promise<unknown>;

const endAs =
  (outcome: { reason?: string }) => async (sandbox: WellpaySandbox, order: WellpaySandboxOrder, account?: string) => {
    sandbox.finish(order.merchant_order_id, { ...outcome, ...(account && { account }) });
    await sandbox.notify(order);
  };

/** What the sandbox's user can do with an order. After `confirm-silently` the merchant must ask, or `notify` comes later. */
const ACTIONS: Record<string, Action> = {
  confirm: endAs({}),
  'confirm-silently': async (sandbox, order, account) =>
    sandbox.finish(order.merchant_order_id, account ? { account } : {}),
  refuse: endAs({ reason: 'refused' }),
  'refuse-account': endAs({ reason: 'account_invalid' }),
  'refuse-limit': endAs({ reason: 'limit_exceeded' }),
  notify: (sandbox, order) => sandbox.notify(order),
  'notify-twice': (sandbox, order) => Promise.all([sandbox.notify(order), sandbox.notify(order)]),
};

/** `/dev/wellpay`: the sandbox's protocol, and pages for a developer on this machine (design §5). Never in production. */
export function registerWellpaySandboxRoutes(app: FastifyInstance, { integrations: { sandbox } }: Services): void {
  if (!sandbox) return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isUnproxiedLoopbackRequest(request)) await reply.code(404).type('text/plain').send('not found\n');
    });
    scope.route({
      method: ['GET', 'POST'],
      url: `${WELLPAY_SANDBOX_PATH}/v1/*`,
      handler: (request, reply) => answer(sandbox, request, reply),
    });
    scope.get(WELLPAY_SANDBOX_PATH, (_request, reply) => sendPage(reply, listPage(sandbox)));
    scope.post(`${WELLPAY_SANDBOX_PATH}/maintenance`, (_request, reply) => {
      sandbox.isOpen = !sandbox.isOpen;
      return reply.redirect(WELLPAY_SANDBOX_PATH, 303);
    });
    scope.get<{ Params: Params }>(`${WELLPAY_SANDBOX_PATH}/orders/:id`, (request, reply) => {
      const order = sandbox.find(request.params.id);
      return order ? sendPage(reply, orderPage(order)) : reply.code(404).type('text/plain').send('unknown order\n');
    });
    scope.post<{ Params: Params }>(`${WELLPAY_SANDBOX_PATH}/orders/:id/:action`, async ({ params, body }, reply) => {
      const [order, action] = [sandbox.find(params.id), ACTIONS[params.action]];
      if (!order || !action) return reply.code(404).type('text/plain').send('unknown\n');
      const account = new URLSearchParams(String(body ?? '')).get('account')?.trim();
      await action(sandbox, order, account || undefined);
      return reply.redirect(`${WELLPAY_SANDBOX_PATH}/orders/${order.merchant_order_id}`, 303);
    });
  });
}

function answer(sandbox: WellpaySandbox, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const [path = ''] = request.url.split('?');
  const { status, body: content } = sandbox.handle({ method: request.method, path, headers: request.headers, body });
  return reply.code(status).send(content);
}

const sendPage = (reply: FastifyReply, content: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>wellpay sandbox</title><h1>wellpay sandbox</h1>
${content}
</html>`);

const listPage = ({ orders, isOpen }: WellpaySandbox): string => `
<form method="post" action="${WELLPAY_SANDBOX_PATH}/maintenance"><button>${isOpen ? 'Start' : 'End'} maintenance</button></form>
<ul>${orders.map((order) => `<li>${link(order)} ${describe(order)}</li>`).join('')}</ul>`;

const orderPage = (order: WellpaySandboxOrder): string => `
<p><a href="${WELLPAY_SANDBOX_PATH}">All orders</a></p><p>${escapeHtml(order.merchant_order_id)}: ${describe(order)}</p>
${Object.keys(ACTIONS)
  .map(
    (action) => `<form method="post" action="${WELLPAY_SANDBOX_PATH}/orders/${order.merchant_order_id}/${action}">
${action.startsWith('confirm') && order.order_type === 'binding' ? `<input name="account" value="${escapeHtml(order.account ?? 'sandbox-user')}" aria-label="account">` : ''}
<button>${action}</button></form>`,
  )
  .join('')}`;

const link = ({ merchant_order_id: id }: WellpaySandboxOrder): string =>
  `<a href="${WELLPAY_SANDBOX_PATH}/orders/${escapeHtml(id)}">${escapeHtml(id)}</a>`;

const describe = ({
  order_type,
  status,
  amount,
  account,
  paid_account,
  merchant_user_name,
}: WellpaySandboxOrder): string =>
  escapeHtml([order_type, status, `${amount} points`, paid_account ?? account ?? '', merchant_user_name].join(', '));

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
