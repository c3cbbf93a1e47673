import { Sheet } from '@quintet/ui/Sheet';
import { VideoCoverPicker } from '@quintet/ui/views/social/publish/VideoCoverPicker';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { captureVideoPoster } from '../../../shared/files/read-video.ts';
import type { PostDraftFile } from './draft-types.ts';
import { useObjectUrl } from './use-object-url.ts';

interface CoverSheetProps {
  /** The video whose cover is being chosen. */
  file: PostDraftFile | undefined;
  onDone: (file: PostDraftFile) => void;
  onClose: () => void;
}

function CoverSheetContent({ file, onDone }: { file: PostDraftFile; onDone: CoverSheetProps['onDone'] }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const src = useObjectUrl(file.bytes);
  return (
    <VideoCoverPicker
      src={src}
      duration={file.duration ?? 0}
      at={file.posterAt ?? 0}
      isBusy={isBusy}
      onUse={(posterAt) => {
        setIsBusy(true);
        captureVideoPoster(file.bytes, posterAt)
          .then((poster) => onDone({ ...file, poster, posterAt }), showError)
          .finally(() => setIsBusy(false));
      }}
    />
  );
}

/** Chooses the cover of a new post's video; loaded on first use. */
export default function VideoCoverSheet({ file, onDone, onClose }: CoverSheetProps): ReactNode {
  const intl = useIntl();
  // Stays during the closing animation.
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  return (
    <Sheet isOpen={file !== undefined} onClose={onClose} title={intl.formatMessage({ id: 'social.cover.title' })}>
      {last && <CoverSheetContent key={last.id} file={last} onDone={onDone} />}
    </Sheet>
  );
}
