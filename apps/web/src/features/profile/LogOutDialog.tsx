import { Dialog } from '@quintet/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { logOut } from '../../shared/log-out.ts';

/** Logging out is asked once: it clears what this device keeps (spec §4). */
export function LogOutDialog({ isOpen, onCancel }: { isOpen: boolean; onCancel: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      tone="danger"
      title={intl.formatMessage({ id: 'shell.log-out.title' })}
      confirmLabel={intl.formatMessage({ id: 'shell.log-out.action' })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={() => void logOut()}
      onCancel={onCancel}
    >
      {intl.formatMessage({ id: 'shell.log-out.text' })}
    </Dialog>
  );
}
