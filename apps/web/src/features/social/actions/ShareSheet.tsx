import { Sheet } from '@quintet/ui/Sheet';
import { ShareList, type ShareTarget } from '@quintet/ui/views/social/ShareList';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import { closeShareAtom, sharedAtom, type Shared } from './share-state.ts';
import { linkTo, sendInto } from './share.ts';

type Target = Omit<ShareTarget, 'state'> & { readonly groupId: string };

interface ShareSheetProps {
  /** Chats to send it to; null for a guest. */
  targets: readonly Target[] | null;
}

/** Copying has to follow the press at once, so the link is there before. */
function useLink(shared: Shared | null): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setLink(null);
    if (shared) linkTo(shared).then((url) => isCurrent && setLink(url), reportFailure);
    return () => {
      isCurrent = false;
    };
  }, [shared]);
  return link;
}

/** Shares a post or an author: by its link, or into a chat. */
export function ShareSheet({ targets }: ShareSheetProps): ReactNode {
  const intl = useIntl();
  const shared = useAtomValue(sharedAtom);
  const close = useSetAtom(closeShareAtom);
  const link = useLink(shared);
  const [states, setStates] = useState<ReadonlyMap<string, ShareTarget['state']>>(new Map());
  // Sending again after a lost answer sends once.
  const [cid, setCid] = useState('');
  useEffect(() => {
    setStates(new Map());
    setCid(randomHex(4));
  }, [shared]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link ?? '');
      tell('social.share.copied');
      close();
    } catch {
      tell('social.share.copy-failed');
    }
  }

  async function send(groupId: string): Promise<void> {
    if (!shared) return;
    const put = (state: ShareTarget['state']) => setStates((before) => new Map(before).set(groupId, state));
    put('sending');
    try {
      await sendInto(shared, groupId, cid);
      put('sent');
    } catch (error) {
      put('ready');
      reportFailure(error);
    }
  }

  const ways = [
    {
      id: 'copy',
      icon: 'link' as const,
      label: intl.formatMessage({ id: 'social.share.copy' }),
      onPress: () => void (link && copy()),
    },
    ...('share' in navigator
      ? [
          {
            id: 'native',
            icon: 'share' as const,
            label: intl.formatMessage({ id: 'social.share.native' }),
            // Turning away from the system's sheet is no failure.
            onPress: () => void (link && navigator.share({ url: link }).catch(() => undefined)),
          },
        ]
      : []),
  ];
  return (
    <Sheet isOpen={shared !== null} onClose={close} title={intl.formatMessage({ id: 'social.share.title' })}>
      <ShareList
        ways={ways}
        targets={targets && targets.map((target) => ({ ...target, state: states.get(target.groupId) ?? 'ready' }))}
        onSend={(target) => void send(targets!.find(({ id }) => id === target.id)!.groupId)}
      />
    </Sheet>
  );
}
