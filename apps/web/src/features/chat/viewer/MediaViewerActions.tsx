import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { IconButton } from '@quintet/ui/IconButton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MESSAGE_ACTIONS } from '../room/message-actions.ts';
import type { MessageActionsController } from '../room/use-message-actions-controller.ts';

/** The actions that a viewer offers for the shown picture. */
const SHOWN = new Set(['reply', 'share']);

interface ViewerActionsProps {
  row: RoomBubbleRow;
  messageActions: MessageActionsController;
  onClose: () => void;
}

/** Replies to the shown picture or shares it; both leave the viewer. */
export function MediaViewerActions({ row, messageActions, onClose }: ViewerActionsProps): ReactNode {
  const intl = useIntl();
  return MESSAGE_ACTIONS.filter(
    (action) => SHOWN.has(action.id) && action.isAvailable(row, messageActions.context),
  ).map((action) => (
    <IconButton
      key={action.id}
      icon={action.icon}
      variant="overlay"
      label={intl.formatMessage({ id: action.message })}
      onClick={() => {
        onClose();
        messageActions.run(action, row);
      }}
    />
  ));
}
