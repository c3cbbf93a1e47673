import { SelectionBar } from '@quintet/ui/views/chat/SelectionBar';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { Desk } from './use-message-actions.ts';

/** What can be done with all that was chosen. */
export function SelectionFoot({ desk }: { desk: Desk }): ReactNode {
  const intl = useIntl();
  const rows = [...(desk.selection?.values() ?? [])];
  return (
    <SelectionBar
      count={rows.length}
      items={MESSAGE_ACTIONS.filter((action) => 'performAll' in action).map((action) => ({
        id: action.id,
        icon: action.icon,
        label: intl.formatMessage({ id: action.message }),
        ...(action.tone && { tone: action.tone }),
        isDisabled: rows.length === 0 || !rows.every((row) => action.isAvailable(row, desk.standing)),
        onSelect: () => desk.actOnAll(action),
      }))}
      onClose={desk.stopSelecting}
    />
  );
}
