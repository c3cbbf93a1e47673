import type { Group } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@quintet/api/client';
import type { ApiError } from '@quintet/api/error';
import type { EventClient } from '../../shared/events/event-client.ts';
import { connectionStateAtom } from '../../shared/events/connection-state.ts';
import type { EventSink } from '../../shared/events/event-sink.ts';
import { groupUsersByKeyAtom } from '../../shared/users/users.ts';
import {
  groupRemovalReasonAtomFamily,
  groupsByIdAtom,
  applyGroupChangesAtom,
  setInitialChatDataAtom,
  setGroupListStatusAtom,
} from './sync/atoms.ts';
import { type PersonalGroupCommands, createPersonalGroupCommands } from './sync/personal-group-commands.ts';
import { createMessageDraftCommands, type MessageDraftCommands } from './sync/drafts.ts';
import { createGroupLoader } from './sync/group-loader.ts';
import { createGroupListLoader } from './sync/group-list.ts';
import { createChatChangeApplier } from './sync/chat-change-applier.ts';
import { createExistingMessageCommands, type ExistingMessageCommands } from './sync/existing-message-commands.ts';
import { createSendCommands, type SendCommands } from './sync/send-commands.ts';
import { createChatUserCache, type ChatUserCache } from './sync/users.ts';
import { createChatChangeBus } from './sync/change-bus.ts';
import { createChatWriteAheadLog } from './sync/write-ahead-log.ts';
import { createTypingTracker } from './sync/typing.ts';
import { createReadPositionSync, type ReadPositionSync } from './sync/read-position-sync.ts';
import { applyChatEvents, readEventPosition, resetChatCacheToPosition } from './storage/apply-events.ts';
import { readOutbox } from './storage/outbox.ts';
import { type ChatDatabaseListeners, openChatDatabase } from './storage/schema.ts';
import type { RoomTimelineController, RoomDeps } from './room/room-timeline-controller.ts';
import { uploadBytes as defaultUploadBytes, type UploadBytes } from '../../shared/files/upload-bytes.ts';
import { createTwoLaneOutboxWorker } from './sending/two-lane-outbox-worker.ts';

/** The chat client of one account in this tab. */
export interface ChatClient extends SendCommands, MessageDraftCommands {
  readonly me: string;
  /** Sends that this user is typing in the group. */
  sendTyping(groupId: string): void;
  readonly messageCommands: ExistingMessageCommands;
  readonly groupCommands: PersonalGroupCommands;
  markRead: ReadPositionSync['markRead'];
  requestUsers: ChatUserCache['request'];
  /** Dependencies for createRoomTimelineController, whose code loads with the room screen. */
  readonly roomDeps: RoomDeps;
  /** Opens a room and keeps it up to date; returns a cleanup function. */
  attachRoom(room: RoomTimelineController): () => void;
  /** Opens the direct message with a user, creating it on first use. */
  openDirect(userId: string): Promise<Group>;
  /** Reloads the group list. */
  loadGroups(): Promise<void>;
  close(): void;
}

interface ChatClientOptions {
  readonly me: string;
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
  readonly startEvents: (eventSink: EventSink) => EventClient;
  /** The client undid something on its own; the error is shown as the catalogue says (spec §8). */
  readonly onRefused: (error: ApiError) => void;
  /** After `onClosed` the client works no more. */
  readonly database?: ChatDatabaseListeners;
  /** Replaced in tests. */
  readonly uploadBytes?: UploadBytes;
}

/** Opens the account's chats from the device, then syncs with the event stream and the server. */
export async function createChatClient(options: ChatClientOptions): Promise<ChatClient> {
  const { me, store, api, startEvents, onRefused, database, uploadBytes = defaultUploadBytes } = options;
  const db = await openChatDatabase(me, {
    ...database,
    onClosed() {
      writeAhead.onDatabaseClosed();
      database?.onClosed?.();
    },
  });
  const changeBus = createChatChangeBus(me);
  const controller = new AbortController();
  const rooms = new Set<RoomTimelineController>();

  const outboxWorker = createTwoLaneOutboxWorker({ db, api, me, changeBus, signal: controller.signal, uploadBytes });
  const writeAhead = createChatWriteAheadLog({ me, db, changeBus, wake: () => outboxWorker.wake() });
  const sendCommands = createSendCommands({ db, changeBus, writeAhead, wake: (lane) => outboxWorker.wake(lane) });
  const drafts = createMessageDraftCommands({ db, store, changeBus, writeAhead });
  const readPositions = createReadPositionSync({ db, api, me, changeBus, signal: controller.signal });
  const messageCommands = createExistingMessageCommands({ db, api, me, changeBus });
  const groupCommands = createPersonalGroupCommands({ db, api, me, changeBus });
  const users = createChatUserCache({ db, api, changeBus, isKnown: (key) => store.get(groupUsersByKeyAtom).has(key) });
  const typing = createTypingTracker(store, (groupId) => events.sendTyping(groupId));
  const groupList = createGroupListLoader({
    db,
    api,
    me,
    changeBus,
    onLoaded: () => store.set(setGroupListStatusAtom, { status: 'ready' }),
    onUnsaved: (groups) =>
      store.set(
        applyGroupChangesAtom,
        groups.map((group) => [group.id, group]),
      ),
    onError: (error) => {
      if (store.get(groupsByIdAtom).size === 0) store.set(setGroupListStatusAtom, { status: 'failed', error });
    },
  });

  const { applyChange, readGroups } = createChatChangeApplier({
    db,
    store,
    rooms,
    drafts,
    users,
    typing,
    outboxWorker,
    onRefused,
    onReset: async () => {
      await groupList.reload();
      await Promise.all([...rooms].flatMap((room) => [room.refresh(), messageCommands.loadPins(room.groupId)]));
    },
  });
  const { loadGroup, openDirect } = createGroupLoader({ db, api, me, store, changeBus, readGroups });

  changeBus.listen((change, isOwn) => {
    applyChange(change, isOwn).catch(() => undefined);
  });

  async function loadFromDatabase(): Promise<void> {
    const [groups, outbox, drafts] = await Promise.all([db.getAll('groups'), readOutbox(db), db.getAll('drafts')]);
    store.set(setInitialChatDataAtom, { groups, outbox, drafts });
    if (groups.length > 0) store.set(setGroupListStatusAtom, { status: 'ready' });
  }
  await writeAhead.recover().catch(() => undefined);
  await loadFromDatabase();

  const events = startEvents({
    getPosition: () => readEventPosition(db),
    apply: async (applied, position) => changeBus.publish(await applyChatEvents(db, me, applied, position)),
    reset: async (position) => changeBus.publish(await resetChatCacheToPosition(db, me, position)),
  });
  events.onTyping(typing.receive);
  events.on('group_removed', ({ group_id, reason }) => store.set(groupRemovalReasonAtomFamily(group_id), reason));
  events.onConnectionState((state) => {
    store.set(connectionStateAtom, state);
    if (state === 'live') onConnected();
  });

  /** Runs when the connection is established or restored. */
  function onConnected(): void {
    outboxWorker.wake();
    users.retry();
    readPositions.flush().catch(() => undefined);
    groupList.load().catch(() => undefined);
    for (const room of rooms)
      if (store.get(room.stateAtom).hasFailed || store.get(room.stateAtom).phase === 'failed') void room.refresh();
  }
  onConnected();

  return {
    me,
    messageCommands,
    groupCommands,
    ...sendCommands,
    ...drafts,
    sendTyping: typing.sendTyping,
    markRead: (view) => readPositions.markRead(view),
    requestUsers: (groupId, ids) => users.request(groupId, ids),
    roomDeps: { store, db, api, me, loadGroup },
    attachRoom(room) {
      rooms.add(room);
      void room.open();
      void messageCommands.loadPins(room.groupId);
      return () => {
        rooms.delete(room);
        room.close();
      };
    },
    openDirect,
    loadGroups: () => {
      if (store.get(groupsByIdAtom).size === 0) store.set(setGroupListStatusAtom, { status: 'opening' });
      return groupList.load();
    },
    close() {
      controller.abort();
      events.stop();
      typing.close();
      writeAhead.close();
      for (const room of rooms) room.close();
      changeBus.close();
      db.close();
    },
  };
}
