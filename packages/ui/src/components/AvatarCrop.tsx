import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import { CropStage, type ImageCropRect } from './CropStage.tsx';
import styles from './AvatarCrop.module.css';

interface AvatarCropProps {
  /** Address of the picture. */
  src: string;
  isBusy: boolean;
  /** Users have round pictures, groups square ones. */
  isRound?: boolean;
  /** A square in image pixels. */
  onCrop: (square: ImageCropRect) => void;
}

/**
 * Chooses the square of a picture that an avatar shows.
 *
 * For the pictures of users and groups. Not for pictures of posts (ImageCrop).
 */
export function AvatarCrop({ src, isBusy, isRound = false, onCrop }: AvatarCropProps) {
  const intl = useIntl();
  const [square, setSquare] = useState<ImageCropRect>();
  return (
    <div className={styles.crop}>
      <CropStage
        src={src}
        label={intl.formatMessage({ id: 'kit.crop.area' })}
        zoomLabel={intl.formatMessage({ id: 'kit.crop.zoom' })}
        aspect={1}
        isRound={isRound}
        onChange={setSquare}
      />
      <Button isBlock isBusy={isBusy} disabled={!square} onClick={() => square && onCrop(square)}>
        <FormattedMessage id="kit.crop.use" />
      </Button>
    </div>
  );
}
