import { FileContent } from '@quintet/ui/views/chat/media/FileContent';
import { type ReactNode, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { reportFailure } from '../../../shared/failures.ts';
import type { ContentProps } from '../room/content-props.ts';
import { useNow } from '../use-now.ts';
import { attachmentOf } from './attachment.ts';
import { saveAs } from './save-as.ts';
import { useTransfer } from './use-transfer.ts';

/** A document in the room. */
export function FileMessage({ subject }: ContentProps): ReactNode {
  const { name, size, expiry } = attachmentOf(subject, useNow());
  const transfer = useTransfer(subject);
  const [isBusy, setIsBusy] = useState(false);

  /** A link of its own for each download: the one in the message may have run out. */
  async function download(): Promise<void> {
    const media = subject.kind === 'msg' ? subject.message.media : null;
    if (!media || subject.kind !== 'msg') return;
    setIsBusy(true);
    try {
      const path = { id: subject.message.group_id, fileId: media.file_id };
      const { data } = await api.GET('/api/v1/groups/{id}/files/{fileId}', { params: { path } });
      saveAs(data!.result.url, data!.result.filename);
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <FileContent
      name={name}
      size={size}
      expiry={expiry}
      transfer={transfer}
      isBusy={isBusy}
      onDownload={() => void download()}
    />
  );
}
