import type { Group } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import type { Api } from '@quintet/api/client';
import type { ApiError } from '@quintet/api/error';
import type { EventClient } from '../../shared/events/event-client.ts';
import type { EventStore } from '../../shared/events/event-store.ts';
import { groupsAtom, loadAtom, peopleAtom, setListPhaseAtom, setLivenessAtom } from './data/atoms.ts';
import { type Chats, createChats } from './data/group-commands.ts';
import { createDrafts, type Drafts } from './data/drafts.ts';
import { createFinder } from './data/group-loader.ts';
import { createLister } from './data/group-list.ts';
import { createMemory } from './data/state-sync.ts';
import { createMessages, type Messages } from './data/message-commands.ts';
import { createOutgoing, type Outgoing } from './data/send-commands.ts';
import { createPeople, type People } from './data/users.ts';
import { createPublisher } from './data/change-bus.ts';
import { createSpares } from './data/write-ahead.ts';
import { createTypists } from './data/typing.ts';
import { createViewer, type Viewer } from './data/read-receipts.ts';
import { applyEvents, readPosition, resetTo } from './db/events.ts';
import { readOutbox } from './db/outbox.ts';
import { openChatDatabase } from './db/schema.ts';
import type { Room, RoomWire } from './room/room.ts';
import { uploadBytes as putBytesOverTheWire, type UploadBytes } from '../../shared/files/upload-bytes.ts';
import { createSenders } from './sending/outbox-workers.ts';

/** The chats of one account in this tab. */
export interface Chat extends Outgoing, Drafts {
  readonly me: string;
  /** Tells the others that this user is typing there. */
  type(groupId: string): void;
  readonly messages: Messages;
  readonly chats: Chats;
  view: Viewer['view'];
  askPeople: People['ask'];
  /** What a room is made from (room/room.ts): that comes with the screen of a room, not with the list. */
  readonly wire: RoomWire;
  /** Opens a room and keeps it up to date until it is left; returns the leaving. */
  enter(room: Room): () => void;
  /** The direct message with somebody, made on first use. */
  openDirect(userId: string): Promise<Group>;
  /** Asks for the list of chats again. */
  list(): Promise<void>;
  close(): void;
}

interface ChatOptions {
  readonly me: string;
  readonly store: ReturnType<typeof createStore>;
  readonly api: Api;
  readonly follow: (journal: EventStore) => EventClient;
  /** Something was undone that its user did not undo; to be said in the catalogue's words (spec §8). */
  readonly onRefused: (error: ApiError) => void;
  /** Replaced where there is no wire. */
  readonly putBytes?: UploadBytes;
}

/** Opens the account's chats: from the device at once, then from the event stream and the server. */
export async function openChat(options: ChatOptions): Promise<Chat> {
  const { me, store, api, follow, onRefused, putBytes = putBytesOverTheWire } = options;
  const db = await openChatDatabase(me);
  const publisher = createPublisher(me);
  const closing = new AbortController();
  const rooms = new Set<Room>();

  const sender = createSenders({ db, api, me, publisher, signal: closing.signal, putBytes });
  const wake = (): void => sender.wake();
  const spares = createSpares({ me, db, publisher, wake });
  const outgoing = createOutgoing({ db, publisher, spares, wake });
  const drafts = createDrafts({ db, store, publisher, spares });
  const viewer = createViewer({ db, api, me, publisher });
  const messages = createMessages({ db, api, me, publisher });
  const chats = createChats({ db, api, me, publisher });
  const people = createPeople({ db, api, publisher, isKnown: (id) => store.get(peopleAtom).has(id) });
  const typists = createTypists(store, (groupId) => events.sendTyping(groupId));
  const lister = createLister({
    db,
    api,
    me,
    publisher,
    onListed: () => store.set(setListPhaseAtom, { is: 'ready' }),
    onFailed: (error) => {
      if (store.get(groupsAtom).size === 0) store.set(setListPhaseAtom, { is: 'failed', error });
    },
  });

  const { take, readGroups } = createMemory({
    db,
    store,
    rooms,
    drafts,
    people,
    typists,
    sender,
    onRefused,
    onReset: async () => {
      await lister.renew();
      await Promise.all([...rooms].flatMap((room) => [room.refresh(), messages.loadPins(room.groupId)]));
    },
  });
  const { findGroup, openDirect } = createFinder({ db, api, me, store, publisher, readGroups });

  publisher.listen((change, isOwn) => {
    take(change, isOwn).catch(() => undefined);
  });

  async function load(): Promise<void> {
    const [groups, outbox, drafts] = await Promise.all([db.getAll('groups'), readOutbox(db), db.getAll('drafts')]);
    store.set(loadAtom, { groups, outbox, drafts });
    if (groups.length > 0) store.set(setListPhaseAtom, { is: 'ready' });
  }
  await spares.adopt().catch(() => undefined);
  await load();

  const events = follow({
    getPosition: () => readPosition(db),
    apply: async (told, at) => publisher.publish(await applyEvents(db, me, told, at)),
    reset: async (at) => publisher.publish(await resetTo(db, me, at)),
  });
  events.onTyping(typists.hear);
  events.onConnectionState((liveness) => {
    store.set(setLivenessAtom, liveness);
    if (liveness === 'live') catchUp();
  });

  /** The connection is there, or there again. */
  function catchUp(): void {
    sender.wake();
    people.retry();
    viewer.flush().catch(() => undefined);
    lister.ensure().catch(() => undefined);
    for (const room of rooms)
      if (store.get(room.stateAtom).hasFailed || store.get(room.stateAtom).phase === 'failed') void room.refresh();
  }
  catchUp();

  return {
    me,
    messages,
    chats,
    ...outgoing,
    ...drafts,
    type: typists.say,
    view: (view) => viewer.view(view),
    askPeople: (groupId, ids) => people.ask(groupId, ids),
    wire: { store, db, api, me, findGroup },
    enter(room) {
      rooms.add(room);
      void room.open();
      void messages.loadPins(room.groupId);
      return () => {
        rooms.delete(room);
        room.close();
      };
    },
    openDirect,
    list: () => {
      if (store.get(groupsAtom).size === 0) store.set(setListPhaseAtom, { is: 'opening' });
      return lister.ensure();
    },
    close() {
      closing.abort();
      events.stop();
      typists.close();
      spares.close();
      for (const room of rooms) room.close();
      publisher.close();
      db.close();
    },
  };
}
