import { FileContent } from '@quintet/ui/views/chat/media/FileContent';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../../shared/use-async-action.ts';
import type { ContentProps } from '../room/content-props.ts';
import { useNow } from '../use-now.ts';
import { attachmentOf } from './attachment.ts';
import { download } from './download-file.ts';
import { useTransfer } from './use-upload-transfer.ts';

/** A document in the room. */
export function FileMessage({ subject }: ContentProps): ReactNode {
  const { name, size, expiry } = attachmentOf(subject, useNow());
  const transfer = useTransfer(subject);
  const { isBusy, run } = useAsyncAction();

  async function save(): Promise<void> {
    if (subject.kind === 'msg') await download(subject.message);
  }

  return (
    <FileContent
      name={name}
      size={size}
      expiry={expiry}
      transfer={transfer}
      isBusy={isBusy}
      onDownload={() => void run(save)}
    />
  );
}
