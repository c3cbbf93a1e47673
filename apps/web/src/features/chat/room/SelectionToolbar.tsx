import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { MessageSelectionBar } from '@quintet/ui/views/chat/MessageSelectionBar';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageAction } from './message-action.ts';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { MessageActionsController } from './use-message-actions-controller.ts';

/** The actions for the selected messages, loaded on first use. */
export default function SelectionToolbar({ messageActions }: { messageActions: MessageActionsController }): ReactNode {
  const intl = useIntl();
  const rows = [...(messageActions.selection?.values() ?? [])];
  const isAvailable = (action: MessageAction, row: RoomBubbleRow): boolean =>
    action.isAvailableTogether?.(row) ?? action.isAvailable(row, messageActions.context);
  return (
    <MessageSelectionBar
      count={rows.length}
      items={MESSAGE_ACTIONS.filter((action) => 'runAll' in action).map((action) => ({
        id: action.id,
        icon: action.icon,
        label: intl.formatMessage({ id: action.message }),
        ...(action.tone && { tone: action.tone }),
        isDisabled: rows.length === 0 || !rows.every((row) => isAvailable(action, row)),
        onSelect: () => messageActions.runOnSelection(action),
      }))}
      onClose={messageActions.stopSelecting}
    />
  );
}
