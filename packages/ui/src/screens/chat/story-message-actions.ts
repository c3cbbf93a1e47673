import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';

/** The actions for messages (apps/web/src/features/chat/room/message-actions.ts). */
const ACTIONS = [
  { id: 'reply', icon: 'reply' },
  { id: 'copy', icon: 'copy' },
  { id: 'pin', icon: 'pin' },
  { id: 'forward', icon: 'share' },
  { id: 'copy-link', icon: 'link' },
  { id: 'select', icon: 'check' },
  { id: 'report', icon: 'flag' },
  { id: 'hide', icon: 'eye-off' },
  { id: 'retract', icon: 'trash', tone: 'danger' },
] as const;

/** The menu items of a message. */
export function useStoryMessageActions() {
  const intl = useIntl();
  return ACTIONS.map((action) => ({
    ...action,
    label: intl.formatMessage({ id: `chat.action.${action.id}` }),
    onSelect: fn(),
  }));
}
