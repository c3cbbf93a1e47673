import { Sheet } from '@quintet/ui/Sheet';
import { ImageCrop } from '@quintet/ui/views/social/ImageCrop';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/errors.ts';
import { cropFile, uncropFile, getOriginal } from './crop-file.ts';
import type { DraftFile } from './storage.ts';

interface CropSheetProps {
  /** The picture that is being cropped. */
  file: DraftFile | undefined;
  onDone: (file: DraftFile) => void;
  onClose: () => void;
}

/** An address for what is in memory, as long as it is shown. */
function useObjectUrl(bytes: Blob): string {
  const url = useMemo(() => URL.createObjectURL(bytes), [bytes]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

function CropSheetContent({ file, onDone }: { file: DraftFile; onDone: CropSheetProps['onDone'] }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const { bytes, width, height } = getOriginal(file);
  const src = useObjectUrl(bytes);
  return (
    <ImageCrop
      src={src}
      size={{ width: width!, height: height! }}
      crop={file.cropped?.cut ?? null}
      isBusy={isBusy}
      onCrop={(cut, pixels) => {
        setIsBusy(true);
        cropFile(file, cut, pixels)
          .then(onDone, showError)
          .finally(() => setIsBusy(false));
      }}
      onUseOriginal={() => onDone(uncropFile(file))}
    />
  );
}

/** Cropping one of a new post's pictures; its code comes with the first. */
export default function CropSheet({ file, onDone, onClose }: CropSheetProps): ReactNode {
  const intl = useIntl();
  // It stays while the sheet leaves.
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  return (
    <Sheet isOpen={file !== undefined} onClose={onClose} title={intl.formatMessage({ id: 'social.crop.title' })}>
      {last && <CropSheetContent key={last.id} file={last} onDone={onDone} />}
    </Sheet>
  );
}
