import type { ApiClient } from '@quintet/api/client';
import { makeMessageFixture } from '@quintet/domain/chat/fixtures';
import type { Message } from '@quintet/domain/chat/message';
import { hasMyReaction, withToggledReaction } from '@quintet/domain/chat/reactions';
import { expect, test, vi } from 'vitest';
import { waitFor } from '../../../shared/testing/wait-for.ts';
import { createReactionToggler } from './reactions.ts';

const MESSAGE = makeMessageFixture(1);
const REACTED = withToggledReaction(MESSAGE, '👍');

type Response = PromiseWithResolvers<{ data: { result: Message } }>;

function createToggler() {
  const requests: { method: string; response: Response }[] = [];
  const send = (method: string) => () => {
    const response: Response = Promise.withResolvers();
    requests.push({ method, response });
    return response.promise;
  };
  const save = vi.fn(async (_message: Message) => {});
  const api = { POST: send('POST'), DELETE: send('DELETE') } as unknown as ApiClient;
  const isShown = () => hasMyReaction(save.mock.lastCall![0], '👍');
  return { toggle: createReactionToggler({ api, save }), requests, save, isShown };
}

const respond = ({ response }: { response: Response }, result: Message) => response.resolve({ data: { result } });

test('reaction: a second press is shown at once, and sent after the response to the first', async () => {
  const { toggle, requests, save, isShown } = createToggler();
  const first = toggle(MESSAGE, '👍');
  const second = toggle(REACTED, '👍');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(isShown()).toBe(false);
  respond(requests[0]!, REACTED);
  await first;
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']));
  respond(requests[1]!, MESSAGE);
  await second;
  expect(isShown()).toBe(false);
});

test('reactions: return to what the server has after a failure', async () => {
  const { toggle, requests, isShown } = createToggler();
  const first = toggle(MESSAGE, '👍');
  const second = toggle(REACTED, '👍');
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]!.response.reject(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]!.response.reject(new Error('nothing to remove'));
  await expect(second).rejects.toThrow('nothing to remove');
  expect(isShown()).toBe(false);
});
