import type { ApiClient } from '@quintet/api/client';
import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE, UNAVAILABLE_CODE } from '@quintet/api/error';
import type { Group, Message } from '@quintet/domain/chat/message';
import { makeGroupFixture, makeMessageFixture } from '@quintet/domain/chat/fixtures';
import type { EventClient } from '../../shared/events/event-client.ts';
import type { EventSink, StreamEvent } from '../../shared/events/event-sink.ts';
import { FakeUploadServer } from '../../shared/files/test-uploads.ts';

/** The outcome of one request. */
type RequestOutcome = 'arrives' | 'request lost' | 'answer lost' | 'refused' | 'too many' | 'breaks' | 'unavailable';

/** A small fake server: groups and histories of one user, responses of the contract, an event log. */
export class FakeChatServer {
  groups = new Map<string, Group>();
  histories = new Map<string, Message[]>();
  readonly requests: string[] = [];
  readonly uploads = new FakeUploadServer();
  /** Decides the outcome of every request; by default all arrive. */
  getOutcome: (route: string) => RequestOutcome = () => 'arrives';
  /** Holds a request back until the promise resolves; by default none. */
  delay: (route: string, query: Record<string, unknown>) => Promise<void> | undefined = () => undefined;
  #log: StreamEvent[] = [];
  #journals = new Set<() => void>();

  addGroup(fields: Partial<Group> = {}, size = 0): Group {
    const group = makeGroupFixture(fields);
    const history = Array.from({ length: size }, (_, index) => makeMessageFixture(index + 1, { group_id: group.id }));
    this.histories.set(group.id, history);
    const last = history.at(-1) ?? null;
    this.groups.set(group.id, {
      ...group,
      last_seq: size,
      last_viewed_seq: size,
      last_viewed: last?.id ?? null,
      last_message: last,
      ...fields,
    });
    return this.groups.get(group.id)!;
  }

  /** Adds a message and emits its event. */
  write(groupId: string, fields: Partial<Message> = {}): Message {
    const history = this.histories.get(groupId)!;
    const seq = history.length + 1;
    const message = makeMessageFixture(seq, { group_id: groupId, id: `${groupId}m${seq}`, ...fields });
    history.push(message);
    const group = this.groups.get(groupId)!;
    this.groups.set(groupId, { ...group, last_seq: seq, last_message: message, update_at: message.create_at });
    this.emit({ type: 'message', message });
    return message;
  }

  emit(event: StreamEvent): void {
    this.#log.push(event);
    for (const wake of this.#journals) wake();
  }

  readonly api = {
    GET: (
      path: string,
      { params = {} }: { params?: { path?: Record<string, string>; query?: Record<string, unknown> } } = {},
    ) =>
      this.#answer(
        `GET ${path}`,
        () => this.#get(path, Object.values(params.path ?? {})[0] ?? '', params.query ?? {}),
        params.query,
      ),
    POST: (
      path: string,
      fields: { params?: { path?: { id: string } }; body: Record<string, unknown>; signal?: AbortSignal },
    ) =>
      this.#answer(`POST ${path}`, () => {
        if (fields.signal?.aborted) throw new ApiError({ code: CANCELLED_CODE, status: 0, operation: null });
        return this.#post(path, fields.params?.path?.id ?? '', fields.body);
      }),
  } as unknown as ApiClient;

  async #answer(
    route: string,
    act: () => unknown,
    query: Record<string, unknown> = {},
  ): Promise<{ data: { result: unknown } }> {
    this.requests.push(route);
    const fate = this.getOutcome(route);
    // A read is answered as of when it came in, however late the response arrives.
    const response = route.startsWith('GET ') && fate !== 'request lost' ? act() : null;
    await this.delay(route, query);
    const lost = new ApiError({ code: NO_CONNECTION_CODE, status: 0, operation: null });
    if (fate === 'request lost') throw lost;
    if (fate === 'refused') throw new ApiError({ code: 'api.forbidden', status: 403, operation: null });
    if (fate === 'unavailable') throw new ApiError({ code: UNAVAILABLE_CODE, status: 503, operation: null });
    if (fate === 'too many') {
      const result = { retry_after: 20 };
      throw new ApiError({ code: 'api.too_many_requests', status: 429, operation: null, result });
    }
    if (fate === 'breaks') throw new ApiError({ code: 'api.unknown', status: 500, operation: null });
    const result = response ?? act();
    if (fate === 'answer lost') throw lost;
    return { data: { result } };
  }

  #get(path: string, id: string, query: Record<string, unknown>): unknown {
    if (path === '/api/v1/users/groups') return [...this.groups.values()];
    if (path === '/api/v1/groups/{id}') return this.groups.get(id);
    if (path.startsWith('/api/v1/files/groups/')) return this.uploads.open(Number(query['size']));
    if (path.startsWith('/api/v1/files/uploads/')) return this.uploads.progress(id);
    const history = this.histories.get(id) ?? [];
    const at = history.findIndex((message) => message.id === query['msg_id']);
    if (query['direction'] === 'after') return history.slice(at + 1, at + 41);
    if (query['direction'] === 'around') return history.slice(Math.max(0, at - 20), at + 21);
    const end = at < 0 ? history.length : at;
    return history.slice(Math.max(0, end - 40), end);
  }

  #post(path: string, id: string, body: Record<string, unknown>): unknown {
    if (path === '/api/v1/groups/{id}/view') return this.#view(id, String(body['msg_id']));
    if (path === '/api/v1/groups/{id}/members/ids') return [];
    if (path === '/api/v1/groups/{id}/messages/forward') return this.#forward(String(body['group_id']), body);
    if (path !== '/api/v1/messages') throw new Error(`nothing at ${path} for ${id}`);
    const groupId = String(body['group_id']);
    const known = this.histories.get(groupId)?.find(({ cid }) => cid === body['cid']);
    const {
      cid,
      type,
      text = null,
      mentions,
      file_path = null,
    } = body as Partial<Pick<Message, 'cid' | 'type' | 'text' | 'mentions' | 'file_path'>>;
    if (file_path !== null && !this.uploads.isComplete(file_path)) throw new Error('a message without its file');
    return (
      known ??
      this.write(groupId, { user_id: 'u1', cid: cid!, type: type!, text, ...(mentions && { mentions }), file_path })
    );
  }

  #forward(groupId: string, { cid, msg_ids }: Record<string, unknown>): Message {
    const known = this.histories.get(groupId)?.find((message) => message.cid === cid);
    const card = { names: ['Group'], count: (msg_ids as string[]).length, lines: [] };
    return known ?? this.write(groupId, { user_id: 'u1', cid: String(cid), type: 'chat_record', chat_record: card });
  }

  #view(id: string, last_viewed: string) {
    const history = this.histories.get(id)!;
    const last_viewed_seq = history.findIndex((message) => message.id === last_viewed) + 1;
    return { last_viewed, last_viewed_seq, last_seq: history.length, unread: history.length - last_viewed_seq };
  }

  /** Feeds events one by one to the store from its position. */
  readonly startEvents = (eventSink: EventSink): EventClient => {
    let isLive = false;
    const stopping = new AbortController();
    const { signal } = stopping;
    let running: Promise<void> = Promise.resolve();
    const stateListeners = new Set<(connectionState: 'live' | 'catching-up') => void>();
    const run = async (): Promise<void> => {
      if (signal.aborted) return;
      const last = await eventSink.getPosition();
      if (last === null) await eventSink.reset(String(this.#log.length));
      for (let at = Number(last ?? this.#log.length); at < this.#log.length && !signal.aborted; at += 1) {
        await eventSink.apply([{ at: String(at + 1), event: this.#log[at]! }], String(at + 1));
      }
      if (isLive || signal.aborted) return;
      isLive = true;
      for (const listener of stateListeners) listener('live');
    };
    const wake = (): void => {
      // A closed tab receives nothing more.
      running = running.then(run).catch(() => undefined);
    };
    this.#journals.add(wake);
    wake();
    return {
      on: () => () => undefined,
      onAny: () => undefined,
      onConnectionState: (listener) => {
        stateListeners.add(listener);
        listener(isLive ? 'live' : 'catching-up');
        return () => stateListeners.delete(listener);
      },
      onEventsMissed: () => undefined,
      onTyping: () => undefined,
      sendTyping: () => undefined,
      isLeading: () => true,
      stop: () => {
        stopping.abort();
        this.#journals.delete(wake);
      },
    };
  };
}
