import { useAtomValue } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useSession } from '../../../shared/session/session.ts';
import { blockedAtom, blockUser, loadBlocks, unblockUser } from '../../../shared/users/blocks.ts';

interface Blocking {
  readonly actions: { readonly onBlock?: () => void; readonly onUnblock?: () => void };
  readonly dialog: ReactNode;
}

/** Blocks or unblocks the other user of a direct message; null for groups. */
export function useBlocking(partnerId: string | null, name: string): Blocking {
  const session = useSession();
  const blocked = useAtomValue(blockedAtom);
  const [isConfirming, setIsConfirming] = useState(false);
  const isDirect = partnerId !== null;
  useEffect(() => {
    // While the blocks are unknown the details offer blocking; blocking twice is harmless.
    if (isDirect) loadBlocks(session).catch(() => undefined);
  }, [session, isDirect]);
  if (partnerId === null) return { actions: {}, dialog: null };

  async function block(id: string): Promise<void> {
    await blockUser(id);
    setIsConfirming(false);
    showToast('groups.details.blocked', { values: { name } });
  }
  async function unblock(id: string): Promise<void> {
    await unblockUser(id);
    showToast('groups.details.unblocked', { values: { name } });
  }
  return {
    actions: blocked?.has(partnerId)
      ? { onUnblock: () => void unblock(partnerId).catch(showError) }
      : { onBlock: () => setIsConfirming(true) },
    dialog: isConfirming && (
      <ConfirmDialog
        tone="danger"
        title="groups.details.block-title"
        text="groups.details.block-text"
        confirmLabel="groups.details.block-confirm"
        values={{ name }}
        onConfirm={() => block(partnerId)}
        onCancel={() => setIsConfirming(false)}
      />
    ),
  };
}
