import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import type { Group } from '@quintet/domain/chat/message';
import { validateMessageLength } from '@quintet/domain/chat/text';
import {
  SelectedFilesSheetView,
  type SelectedFilePreviewData,
} from '@quintet/ui/views/chat/sending/SelectedFilesSheetView';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickedMentionStore } from '../../../shared/users/use-picked-mentions.ts';
import { useRoomMentions } from '../room/use-room-mentions.ts';
import { useLinkNotAllowedError } from '../use-link-not-allowed-error.ts';
import { useSendErrorText } from '../use-send-error-text.ts';
import type { RejectedSelectedFile, SelectedFile } from './selected-files.ts';

interface SelectedFilesSheetProps {
  group: Group;
  caption: string;
  setCaption: (caption: string) => void;
  /** The names picked for the caption. */
  picked: PickedMentionStore;
  items: readonly SelectedFile[];
  rejected: readonly RejectedSelectedFile[];
  isBusy: boolean;
  move: (id: string, by: number) => void;
  remove: (id: string) => void;
  clear: () => void;
  send: () => void;
}

/** The durations of selected videos, as they become known. */
function useDurations(items: readonly SelectedFile[]): ReadonlyMap<string, number | null> {
  const [durations, setDurations] = useState<ReadonlyMap<string, number | null>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const { id, ready } of items) {
      ready.then(
        ({ duration }) => {
          if (isCurrent) setDurations((known) => (known.has(id) ? known : new Map(known).set(id, duration)));
        },
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [items]);
  return durations;
}

/** A preview of the selected files before sending. */
export default function SelectedFilesSheet({
  group,
  caption,
  setCaption,
  picked,
  items,
  rejected,
  isBusy,
  move,
  remove,
  clear,
  send,
}: SelectedFilesSheetProps): ReactNode {
  const intl = useIntl();
  const durations = useDurations(items);
  const mentions = useRoomMentions(group, picked);
  const shown = items.map(({ id, kind, file, url }): SelectedFilePreviewData => ({
    id,
    kind,
    name: file.name,
    size: file.size,
    url,
    duration: durations.get(id) ?? null,
  }));
  const { permissions } = group.user_auth;
  const hasPicture = items.some(({ kind }) => kind === 'image' || kind === 'video');
  const linkError = useSendErrorText(useLinkNotAllowedError(caption, group));
  const tooLong = validateMessageLength(caption);
  const captionError = tooLong ? intl.formatMessage({ id: tooLong.id }, tooLong.values) : (linkError ?? undefined);
  const leftOut = rejected.map(({ id, name, reason }) => ({ id, name, reason: <Reason reason={reason} /> }));
  return (
    <SelectedFilesSheetView
      items={shown}
      rejected={leftOut}
      isBusy={isBusy}
      caption={
        hasPicture && canSendMessageType('text', permissions)
          ? { text: caption, onChange: setCaption, error: captionError, mentions: mentions.source }
          : undefined
      }
      onMove={move}
      onRemove={remove}
      onSend={send}
      onClose={clear}
    />
  );
}

const Reason = ({ reason }: Pick<RejectedSelectedFile, 'reason'>): ReactNode => useSendErrorText(reason);
