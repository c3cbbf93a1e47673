import { FileMessageContent } from '@quintet/ui/views/chat/media/FileMessageContent';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import type { BubbleContentProps } from '../room/content-props.ts';
import { useNow } from '../use-now.ts';
import { getRowAttachment } from './attachment.ts';
import { downloadMessageFile } from './download-message-file.ts';
import { useUploadTransfer } from './use-upload-transfer.ts';

/** A file message in a room. */
export function FileMessage({ row }: BubbleContentProps): ReactNode {
  const { name, size, expiry } = getRowAttachment(row, useNow());
  const transfer = useUploadTransfer(row);
  const { isBusy, run } = useAsyncAction();

  async function save(): Promise<void> {
    if (row.kind === 'msg') await downloadMessageFile(row.message);
  }

  return (
    <FileMessageContent
      name={name}
      size={size}
      expiry={expiry}
      transfer={transfer}
      isBusy={isBusy}
      onDownload={() => void run(save)}
    />
  );
}
