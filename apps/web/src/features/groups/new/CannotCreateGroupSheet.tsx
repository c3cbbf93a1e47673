import { EmptyState } from '@quintet/ui/EmptyState';
import { Sheet } from '@quintet/ui/Sheet';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Says why this user cannot create groups (spec §6, can_create_group). */
export function CannotCreateGroupSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={intl.formatMessage({ id: 'groups.new.title' })}>
      <EmptyState illustration="lock" title={intl.formatMessage({ id: 'groups.new.not-allowed' })}>
        {intl.formatMessage({ id: 'groups.new.not-allowed-text' })}
      </EmptyState>
    </Sheet>
  );
}
