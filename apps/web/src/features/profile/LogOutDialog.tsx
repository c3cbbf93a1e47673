import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { logOut } from '../../shared/session/log-out.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { unsentMessageCountAtom } from '../../shared/session/unsent-message-count.ts';

/** Confirms logging out, which deletes this device's data, unsent messages included (spec §4). */
export function LogOutDialog({ isOpen, onCancel }: { isOpen: boolean; onCancel: () => void }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const unsent = useAtomValue(unsentMessageCountAtom);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title="shell.log-out.title"
      text="shell.log-out.text"
      confirmLabel="shell.log-out.action"
      onConfirm={() => logOut(() => void navigate(paths.homeRecommend.href(), { replace: true }))}
      onCancel={onCancel}
    >
      {unsent > 0 && <p>{intl.formatMessage({ id: 'profile.log-out.unsent' }, { count: unsent })}</p>}
    </ConfirmDialog>
  );
}
