import type { UserOrChatPickerItemData } from '../../components/UserOrChatPicker.tsx';
import { makeStoryImage } from '../social/post/story-posts.ts';
import type { MemberListItemData } from './MemberList.tsx';
import type { NotAddedUser } from './NotAddedList.tsx';

const NAMES = [
  '小雨',
  'Moss Harbour',
  'Juniper',
  '周末爬山的面包师傅与猫',
  'آمنہ',
  'Kettle',
  'Nguyễn Văn An',
  '阿橘',
  'Mango Rain',
];

/** Friends with and without pictures, with short and long names. */
export const EXAMPLE_FRIEND_ITEMS: readonly UserOrChatPickerItemData[] = NAMES.map((name, index) => ({
  id: `u${index}`,
  avatarId: `u${index}`,
  name,
  src: index % 3 === 1 ? makeStoryImage(index).url : null,
}));

const NOT_ADDED_REASONS = ['blocked', 'limit', 'left', 'cancelled', 'not_friend', 'already_member'] as const;

export const EXAMPLE_NOT_ADDED_USERS: readonly NotAddedUser[] = NOT_ADDED_REASONS.map((reason, index) => ({
  id: `u${index}`,
  name: NAMES[index]!,
  src: null,
  reason,
}));

const toRole = (index: number): MemberListItemData['role'] => (index === 0 ? 'owner' : index < 3 ? 'admin' : 'member');

export const EXAMPLE_MEMBERS: readonly MemberListItemData[] = EXAMPLE_FRIEND_ITEMS.map(({ id, name, src }, index) => ({
  id,
  name,
  src: src ?? null,
  role: toRole(index),
}));

/** So many members; the first are the owner and two admins. */
export const makeStoryMembers = (count: number): readonly MemberListItemData[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `u${index}`,
    name: `${NAMES[index % NAMES.length]} ${index}`,
    src: null,
    role: toRole(index),
  }));

/** A group with texts of usual length. */
export const EXAMPLE_GROUP = {
  avatar: { id: 'g1', name: '周末爬山 Weekend hikes', src: makeStoryImage(2).url, kind: 'group' },
  introduction: '每周六早上七点东门集合。Bring water, an umbrella and an orange.',
  pinnedMessage: '早上七点在东门集合，别忘了带水和伞，路上可能有点滑',
} as const;

/** A group as a user with its code sees it. */
export const EXAMPLE_GROUP_PREVIEW = {
  id: EXAMPLE_GROUP.avatar.id,
  name: EXAMPLE_GROUP.avatar.name,
  src: EXAMPLE_GROUP.avatar.src,
  introduction: EXAMPLE_GROUP.introduction,
  memberCount: 1284,
  memberLimit: 2300,
  isMember: false,
};

export const EXAMPLE_GROUP_CODE_DATA = {
  code: 'K7MWQ2XR',
  url: 'https://gu.example/chat?invite=K7MWQ2XR',
  expireAt: null,
  uses: 12,
  maxUses: null,
};

export const EXAMPLE_MEMBER_PERMISSIONS = {
  send_message: true,
  send_image: true,
  send_video: true,
  send_voice: true,
  send_hyperlink: false,
  invite_member: true,
};

export const EXAMPLE_ADMIN_PERMISSIONS = {
  remove_member: true,
  block_member: true,
  change_info: true,
  add_friend: false,
};
