import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import styles from './AvatarCropView.module.css';

/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface AvatarCropViewProps {
  /** Address of the picture. */
  src: string;
  isBusy: boolean;
  onCrop: (square: Square) => void;
}

const CLOSEST = 4;

/** Choosing the square of a picture that becomes the avatar: dragged, pinched, wheeled, or by the keyboard. */
export function AvatarCropView({ src, isBusy, onCrop }: AvatarCropViewProps) {
  const intl = useIntl();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  return (
    <div className={styles.crop}>
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={place}
          zoom={zoom}
          maxZoom={CLOSEST}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={10}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.area! }}
          cropperProps={{ role: 'application', 'aria-label': intl.formatMessage({ id: 'profile.crop.area' }) }}
          mediaProps={{ alt: '' }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setSquare(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        <FormattedMessage id="profile.crop.zoom" />
        <input
          type="range"
          name="zoom"
          min={1}
          max={CLOSEST}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <Button isBlock isBusy={isBusy} disabled={!square} onClick={() => square && onCrop(square)}>
        <FormattedMessage id="profile.crop.use" />
      </Button>
    </div>
  );
}
