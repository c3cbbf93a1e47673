/** The tabs of the chat list (spec §2). */
export const CHAT_LIST_TABS = [
  { id: 'all', label: 'chat.list.tab-all' },
  { id: 'groups', label: 'chat.list.tab-groups' },
  { id: 'friends', label: 'chat.list.tab-friends' },
] as const;

export type ChatListTab = (typeof CHAT_LIST_TABS)[number]['id'];
