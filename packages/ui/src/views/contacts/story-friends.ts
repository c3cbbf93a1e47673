import { groupByInitial } from '@quintet/domain/contacts/order';
import { makeStoryImage } from '../social/post/story-posts.ts';
import type { FoundUser } from './AddFriendView.tsx';
import type { FriendRowData } from './FriendRow.tsx';

const friend = (id: string, name: string, more: Partial<FriendRowData> = {}): FriendRowData => ({
  id,
  name,
  originName: null,
  avatar: null,
  isCancelled: false,
  hasProfile: true,
  ...more,
});

/** Friends with and without remark, picture and account; long names and several scripts. */
export const EXAMPLE_FRIENDS: readonly FriendRowData[] = [
  friend('u1', '阿橙', { originName: 'Orange' }),
  friend('u2', 'Moss Harbour', { avatar: makeStoryImage(1).url }),
  friend('u3', '小雨', { hasProfile: false }),
  friend('u4', 'Kettle'),
  friend('u5', 'آمنہ'),
  friend('u6', 'Mango Rain', {
    avatar: makeStoryImage(4).url,
    originName: 'A nickname that is far too long for its line',
  }),
  friend('u7', 'Nguyễn Văn An'),
  friend('u8', 'Juniper', { isCancelled: true }),
  friend('u9', 'The friend with a remark that never ever ends on a phone'),
  friend('u10', '李四'),
  friend('u11', '张三'),
  friend('u12', 'bob'),
  friend('u13', '365 days'),
  friend('u14', 'Wren'),
];

/** Enough friends for a virtual list. */
export const MANY_EXAMPLE_FRIENDS: readonly FriendRowData[] = Array.from({ length: 2000 }, (_, index) =>
  friend(`m${index}`, `${String.fromCharCode(65 + (index % 26))}-friend ${index}`),
);

/** Friends by the initial of their names. */
export const toStoryFriendSections = (friends: readonly FriendRowData[]) => groupByInitial(friends, ({ name }) => name);

export const EXAMPLE_FOUND_USER: FoundUser = {
  id: 'u20',
  name: 'Sorrel',
  username: 'sorrel2026',
  introduction: 'Early riser, walker, always an orange in the bag.',
  avatar: null,
  isFriend: false,
};
