import { Sheet } from '@quintet/ui/Sheet';
import { ImageCropEditor } from '@quintet/ui/views/social/publish/ImageCropEditor';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { cropDraftFile, uncropDraftFile, getUncroppedImage } from './crop-file.ts';
import type { PostDraftFile } from './draft-types.ts';
import { useObjectUrl } from './use-object-url.ts';

interface CropSheetProps {
  /** The image being cropped. */
  file: PostDraftFile | undefined;
  onDone: (file: PostDraftFile) => void;
  onClose: () => void;
}

function CropSheetContent({ file, onDone }: { file: PostDraftFile; onDone: CropSheetProps['onDone'] }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const { bytes, width, height } = getUncroppedImage(file);
  const src = useObjectUrl(bytes);
  return (
    <ImageCropEditor
      src={src}
      size={{ width: width!, height: height! }}
      crop={file.cropped?.cut ?? null}
      isBusy={isBusy}
      onCrop={(cut, pixels) => {
        setIsBusy(true);
        cropDraftFile(file, cut, pixels)
          .then(onDone, showError)
          .finally(() => setIsBusy(false));
      }}
      onUseOriginal={() => onDone(uncropDraftFile(file))}
    />
  );
}

/** Crops an image of a new post; loaded on first use. */
export default function ImageCropSheet({ file, onDone, onClose }: CropSheetProps): ReactNode {
  const intl = useIntl();
  // Stays during the closing animation.
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  return (
    <Sheet isOpen={file !== undefined} onClose={onClose} title={intl.formatMessage({ id: 'social.crop.title' })}>
      {last && <CropSheetContent key={last.id} file={last} onDone={onDone} />}
    </Sheet>
  );
}
