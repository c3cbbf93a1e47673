import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, vi } from 'vitest';
import { stubWindowEvents } from '../../shared/events/test-page.ts';
import { type ChatClient, createChatClient } from './chat-client.ts';
import { FakeChatServer } from './test-server.ts';

/** A tab of one user, with its own server and an empty device in every test of a file. */
export class TestTab {
  server = new FakeChatServer();
  store = createStore();
  #chat: ChatClient | null = null;

  /** Registers the hooks of the file, which imports `fake-indexeddb/auto`. */
  static setUp(): TestTab {
    const tab = new TestTab();
    beforeEach(() => {
      stubWindowEvents();
      indexedDB = new IDBFactory();
      tab.server = new FakeChatServer();
      tab.store = createStore();
    });
    afterEach(() => {
      tab.chat.close();
      vi.unstubAllGlobals();
    });
    return tab;
  }

  get chat(): ChatClient {
    return this.#chat!;
  }

  async open(): Promise<void> {
    const { store } = this;
    const { api, startEvents } = this.server;
    this.#chat = await createChatClient({ me: 'u1', store, api, startEvents, onRefused: () => undefined });
  }
}
