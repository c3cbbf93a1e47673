import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { CropStage, type Area } from '../../components/CropStage.tsx';
import styles from './AvatarCropView.module.css';

interface AvatarCropViewProps {
  /** Address of the picture. */
  src: string;
  isBusy: boolean;
  /** A square in image pixels. */
  onCrop: (square: Area) => void;
}

/** Crops a square of an image for the avatar. */
export function AvatarCropView({ src, isBusy, onCrop }: AvatarCropViewProps) {
  const intl = useIntl();
  const [square, setSquare] = useState<Area>();
  return (
    <div className={styles.crop}>
      <CropStage
        src={src}
        label={intl.formatMessage({ id: 'profile.crop.area' })}
        zoomLabel={intl.formatMessage({ id: 'profile.crop.zoom' })}
        aspect={1}
        isRound
        onChange={setSquare}
      />
      <Button isBlock isBusy={isBusy} disabled={!square} onClick={() => square && onCrop(square)}>
        <FormattedMessage id="profile.crop.use" />
      </Button>
    </div>
  );
}
