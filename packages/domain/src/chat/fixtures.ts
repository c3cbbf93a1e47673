import type { Group, Message } from './message.ts';
import type { OutboxItem } from './outbox.ts';

/** Stand-ins for tests and stories: whole and valid, with the given parts replaced. */
const NOON = Date.UTC(2026, 0, 5, 12);

export function makeMessageFixture(seq: number, overrides: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    group_id: 'g1',
    user_id: 'u2',
    target_id: null,
    type: 'text',
    seq,
    create_at: new Date(NOON + seq * 1000).toISOString(),
    thread_id: null,
    block_user_ids: [],
    file_path: null,
    filename: null,
    duration: null,
    text: `message ${seq}`,
    cid: null,
    expire_at: null,
    ...overrides,
  };
}

export function makeGroupFixture(overrides: Partial<Group> = {}): Group {
  const granted = 'granted';
  const member = {
    send_message: granted,
    send_image: granted,
    send_video: granted,
    send_voice: granted,
    send_hyperlink: 'denied',
    invite_member: granted,
  } as const;
  const admin = {
    remove_member: 'denied',
    block_member: 'denied',
    change_info: 'denied',
    add_friend: 'denied',
    add_admin: 'denied',
    pin_message: 'denied',
  } as const;
  return {
    id: 'g1',
    type: 2,
    name: '',
    display_name: 'Hiking',
    icon: null,
    icon_thumbnail: null,
    introduction: '',
    last_message: null,
    last_viewed: null,
    last_read: null,
    unread: 0,
    last_seq: 0,
    last_viewed_seq: 0,
    last_read_seq: 0,
    cleared_seq: 0,
    update_at: new Date(NOON).toISOString(),
    owner_id: 'u2',
    member_count: 3,
    user_auth: { role: 'member', permissions: { ...member, ...admin } },
    member_permission: member,
    admins: [],
    notify: 1,
    notify_detail: 1,
    sound: 1,
    vibration: 1,
    ...overrides,
  };
}

export function makeOutboxItemFixture(overrides: Partial<OutboxItem> = {}): OutboxItem {
  return {
    cid: `cid-${overrides.order ?? 1}`,
    order: 1,
    groupId: 'g1',
    lane: 'text',
    type: 'text',
    text: 'on its way',
    reply: null,
    createdAt: NOON,
    state: 'queued',
    refusal: null,
    ...overrides,
  };
}
