import { Sheet } from '@quintet/ui/Sheet';
import { ShareList, type ShareListTarget } from '@quintet/ui/views/social/share/ShareList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { copyTextWithToast } from '../../../shared/feedback/copy-text-with-toast.ts';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import { closeShareDialogAtom, itemToShareAtom, type ItemToShare } from './share-state.ts';
import { fetchShareUrl, shareToGroup } from './share.ts';

type Target = Omit<ShareListTarget, 'state'>;

interface ShareSheetProps {
  /** The chats to share to; null for a guest. */
  targets: readonly Target[] | null;
}

/** Loads the link in advance, because a clipboard write must follow the user gesture at once. */
function useLink(shared: ItemToShare): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchShareUrl(shared).then((url) => isCurrent && setLink(url), showError);
    return () => {
      isCurrent = false;
    };
  }, [shared]);
  return link;
}

function ShareSheetContent({
  shared,
  targets: chats,
  onDone,
}: ShareSheetProps & { shared: ItemToShare; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const link = useLink(shared);
  const targets = useStableOrder(chats);
  // The same cid makes a repeated send idempotent.
  const [cid] = useState(() => createRandomHex(4));
  const [states, setStates] = useState<ReadonlyMap<string, ShareListTarget['state']>>(new Map());

  async function copy(): Promise<void> {
    if (await copyTextWithToast(link ?? '', 'social.share.copied', 'social.share.copy-failed')) onDone();
  }

  async function send(groupId: string): Promise<void> {
    const setState = (state: ShareListTarget['state']) => setStates((before) => new Map(before).set(groupId, state));
    setState('sending');
    try {
      await shareToGroup(shared, groupId, cid);
      setState('sent');
    } catch (error) {
      setState('ready');
      showError(error);
    }
  }

  const toMethod = (id: 'copy' | 'native', icon: 'link' | 'share', onPress: () => void) => ({
    id,
    icon,
    label: intl.formatMessage({ id: `social.share.${id}` }),
    onPress,
  });
  const methods = [
    toMethod('copy', 'link', () => void copy()),
    // A cancelled system share is no error.
    ...('share' in navigator
      ? [toMethod('native', 'share', () => void navigator.share({ url: link ?? '' }).catch(() => undefined))]
      : []),
  ];
  return (
    <ShareList
      methods={methods}
      isReady={link !== null}
      targets={targets && targets.map((target) => ({ ...target, state: states.get(target.id) ?? 'ready' }))}
      onSend={({ id }) => void send(id)}
    />
  );
}

/** Keeps the order of targets stable while the sheet is open; new ones come last. */
function useStableOrder(targets: readonly Target[] | null): readonly Target[] | null {
  const [order, setOrder] = useState<readonly string[]>([]);
  const added = (targets ?? []).flatMap(({ id }) => (order.includes(id) ? [] : [id]));
  if (added.length > 0) setOrder([...order, ...added]);
  return targets && targets.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** Shares a post or author by link or into a chat. */
export function ShareSheet({ targets }: ShareSheetProps): ReactNode {
  const intl = useIntl();
  const shared = useAtomValue(itemToShareAtom);
  const close = useSetAtom(closeShareDialogAtom);
  // Stays during the closing animation.
  const [last, setLast] = useState<{ shared: ItemToShare; number: number } | null>(null);
  if (shared && shared !== last?.shared) setLast({ shared, number: (last?.number ?? 0) + 1 });
  return (
    <Sheet isOpen={shared !== null} onClose={close} title={intl.formatMessage({ id: 'social.share.title' })}>
      {last && <ShareSheetContent key={last.number} shared={last.shared} targets={targets} onDone={close} />}
    </Sheet>
  );
}
