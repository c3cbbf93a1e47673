import { ChatType } from '@quintet/api/enums';
import { makeGroupFixture } from '@quintet/domain/chat/fixtures';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import type { ChatClient } from './chat-client.ts';
import { setChatClientAtom } from './chat-client-atom.ts';
import { applyGroupChangesAtom } from './sync/atoms.ts';
import { findOrCreateDirectChatId } from './use-open-direct-chat.ts';

test('direct message: one that the device has opens without a request, once the client is open', async () => {
  const session = { userId: 'u1', isSignedIn: true, store: createStore() };
  const target = { id: 'u2', nickname: 'Ann', origin_nickname: 'Ann', avatar: null, avatar_thumbnail: null };
  const direct = makeGroupFixture({ id: 'g2', type: ChatType.DM, target: { ...target, account_cancelled: false } });
  session.store.set(applyGroupChangesAtom, [[direct.id, direct]]);
  const request = vi.fn(() => Promise.reject(new Error('offline')));
  const opening = findOrCreateDirectChatId(session, 'u2');
  session.store.set(setChatClientAtom, { openDirect: request } as unknown as ChatClient);
  expect(await opening).toBe('g2');
  expect(request).not.toHaveBeenCalled();
  await expect(findOrCreateDirectChatId(session, 'u3')).rejects.toThrow('offline');
});
