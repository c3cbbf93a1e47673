import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { BlockDialog } from '../../../shared/users/BlockDialog.tsx';
import { blockedUserIdsAtom, unblockUser } from '../../../shared/users/blocks.ts';

interface Blocking {
  readonly actions: { readonly onBlock?: () => void; readonly onUnblock?: () => void };
  readonly dialog: ReactNode;
}

/** Blocks or unblocks the other user of a direct message; null for groups. */
export function useBlockPartnerParts(partnerId: string | null, name: string): Blocking {
  const blocked = useAtomValue(blockedUserIdsAtom);
  const [isConfirming, setIsConfirming] = useState(false);
  if (partnerId === null) return { actions: {}, dialog: null };

  async function unblock(id: string): Promise<void> {
    await unblockUser(id);
    showToast('kit.block.undone', { values: { name } });
  }
  return {
    actions: blocked?.has(partnerId)
      ? { onUnblock: () => void unblock(partnerId).catch(showError) }
      : { onBlock: () => setIsConfirming(true) },
    dialog: <BlockDialog user={{ id: partnerId, name }} isOpen={isConfirming} onClose={() => setIsConfirming(false)} />,
  };
}
