import { Sheet } from '@quintet/ui/Sheet';
import { PictureCrop } from '@quintet/ui/views/social/PictureCrop';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/errors.ts';
import { crop, uncrop, wholeOf } from './crop-file.ts';
import type { KeptFile } from './storage.ts';

interface CroppingProps {
  /** The picture that is being cropped. */
  file: KeptFile | undefined;
  onDone: (file: KeptFile) => void;
  onClose: () => void;
}

/** An address for what is in memory, as long as it is shown. */
function useAddress(bytes: Blob): string {
  const address = useMemo(() => URL.createObjectURL(bytes), [bytes]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}

function Part({ file, onDone }: { file: KeptFile; onDone: CroppingProps['onDone'] }): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const { bytes, width, height } = wholeOf(file);
  const src = useAddress(bytes);
  return (
    <PictureCrop
      src={src}
      size={{ width: width!, height: height! }}
      cut={file.cropped?.cut ?? null}
      isBusy={isBusy}
      onCrop={(cut, pixels) => {
        setIsBusy(true);
        crop(file, cut, pixels)
          .then(onDone, showError)
          .finally(() => setIsBusy(false));
      }}
      onWhole={() => onDone(uncrop(file))}
    />
  );
}

/** Cropping one of a new post's pictures; its code comes with the first. */
export default function Cropping({ file, onDone, onClose }: CroppingProps): ReactNode {
  const intl = useIntl();
  // It stays while the sheet leaves.
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  return (
    <Sheet isOpen={file !== undefined} onClose={onClose} title={intl.formatMessage({ id: 'social.crop.title' })}>
      {last && <Part key={last.id} file={last} onDone={onDone} />}
    </Sheet>
  );
}
