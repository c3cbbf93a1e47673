import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';

/** What a chat is called: a direct message by whom one talks to. */
export const nameOf = ({ type, target, display_name }: Group): string =>
  (type === ChatType.DM && target?.nickname) || display_name;

/** Its picture, small; null for none. */
export const pictureOf = ({ type, target, icon_thumbnail }: Group): string | null =>
  type === ChatType.DM ? (target?.avatar_thumbnail ?? null) : icon_thumbnail;
