import { Dialog } from '@quintet/ui/Dialog';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { logOut } from '../../shared/session/log-out.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { unsentCountAtom } from '../../shared/session/unsent-count.ts';

/** Confirms logging out, which deletes this device's data, unsent messages included (spec §4). */
export function LogOutDialog({ isOpen, onCancel }: { isOpen: boolean; onCancel: () => void }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const unsent = useAtomValue(unsentCountAtom);
  return (
    <Dialog
      isOpen={isOpen}
      tone="danger"
      title={intl.formatMessage({ id: 'shell.log-out.title' })}
      confirmLabel={intl.formatMessage({ id: 'shell.log-out.action' })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={() => void logOut(() => void navigate(paths.homeRecommend.href(), { replace: true }))}
      onCancel={onCancel}
    >
      {unsent > 0 && <p>{intl.formatMessage({ id: 'profile.log-out.unsent' }, { count: unsent })}</p>}
      {intl.formatMessage({ id: 'shell.log-out.text' })}
    </Dialog>
  );
}
