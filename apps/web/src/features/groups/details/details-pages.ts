import type { MessageId } from '@quintet/i18n/ids';
import type { ChatDetailsPage } from './details-state.ts';

type PageName = ChatDetailsPage['name'];

const GROUP_TITLES = {
  details: 'groups.details.title',
  media: 'groups.details.media',
  members: 'groups.members.title',
  member: 'groups.member.title',
  pick: 'groups.members.pick',
  remove: 'groups.remove.title',
  edit: 'groups.details.edit',
  nickname: 'groups.details.nickname',
  share: 'groups.share.title',
  report: 'groups.details.report-group',
  notify: 'groups.details.notify',
  memberPermissions: 'groups.member-permission.title',
  admins: 'groups.admins.title',
  blacklist: 'groups.blacklist.title',
  dissolve: 'groups.dissolve.title',
} as const satisfies Record<PageName, MessageId>;

const DIRECT_TITLES: Record<PageName, MessageId> = {
  ...GROUP_TITLES,
  details: 'groups.details.title-direct',
  report: 'groups.details.report-user',
};

export const getChatDetailsTitleId = (page: PageName, isGroup: boolean): MessageId =>
  (isGroup ? GROUP_TITLES : DIRECT_TITLES)[page];

/** Pages that find members by name. */
export const CHAT_DETAILS_PAGES_WITH_SEARCH: readonly PageName[] = ['members', 'pick', 'remove'];
