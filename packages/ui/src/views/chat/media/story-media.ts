import { makeStoryImage } from '../../social/post/story-posts.ts';
import type { RoomMediaItemData } from './RoomMediaView.tsx';

const DETAILS = { sender: 'Moss Harbour', at: new Date(2026, 0, 5).getTime(), size: 1_480_000 };

/** Photos of a room; the last one has expired. */
export const STORY_ROOM_MEDIA: readonly RoomMediaItemData[] = Array.from({ length: 14 }, (_, index) => {
  const { url, thumbhash } = makeStoryImage(index);
  return { id: `m${index}`, name: `Photo ${index}`, src: url, thumbhash, ...DETAILS, isExpired: index === 13 };
});

/** Files of a room; the second one has expired. */
export const STORY_ROOM_FILES: readonly RoomMediaItemData[] = [
  'Route and timetable.pdf',
  '第三季度预算与人员安排的最终版本（包含所有修改意见）.xlsx',
  'photos-of-the-hike.zip',
].map((name, index) => ({
  id: `f${index}`,
  name,
  src: null,
  ...DETAILS,
  isExpired: index === 1,
}));
