import { getCropAspect, CROP_SHAPES, MAX_CROP_ASPECT, type CropSettings } from '@quintet/domain/social/crop';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { CropStage, type ImageCropRect } from '../../../components/CropStage.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import slider from '../../../components/slider.module.css';
import styles from './ImageCropEditor.module.css';

interface ImageCropProps {
  /** The original image and its pixels. */
  src: string;
  size: { readonly width: number; readonly height: number };
  /** The previous crop; null: the original. */
  crop: CropSettings | null;
  isBusy: boolean;
  /** `pixels`: in the rotated image. */
  onCrop: (cut: CropSettings, pixels: ImageCropRect) => void;
  onUseOriginal: () => void;
}

/** Crops a post's image: by ratio or freely, with rotation. */
export function ImageCropEditor({ src, size, crop, isBusy, onCrop, onUseOriginal }: ImageCropProps) {
  const intl = useIntl();
  const name = useId();
  const [shape, setShape] = useState(crop?.shape ?? 'original');
  const [turns, setTurns] = useState(crop?.turns ?? 0);
  const [free, setFree] = useState(crop?.aspect ?? size.width / size.height);
  const [area, setArea] = useState<{ pixels: ImageCropRect; hundredths: ImageCropRect }>();
  const aspect = getCropAspect(shape, size, turns, free);
  const format = (id: 'area' | 'zoom' | 'shape' | 'shapes' | 'rotate' | 'use' | 'use-original'): string =>
    intl.formatMessage({ id: `social.crop.${id}` });
  const rotate = (): void => {
    setTurns((turns + 1) % 4);
    setFree(1 / free);
  };
  return (
    <div className={styles.crop}>
      <CropStage
        src={src}
        label={format('area')}
        zoomLabel={format('zoom')}
        aspect={aspect}
        rotation={turns * 90}
        initial={crop?.area}
        onChange={(pixels, hundredths) => setArea({ pixels, hundredths })}
      />
      {shape === 'free' && (
        <label className={slider.slider}>
          {format('shape')}
          {/* The same range for portrait and landscape. */}
          <input
            type="range"
            name="shape"
            min={-Math.log2(MAX_CROP_ASPECT)}
            max={Math.log2(MAX_CROP_ASPECT)}
            step="any"
            value={Math.log2(aspect)}
            onChange={(event) => setFree(2 ** Number(event.target.value))}
          />
        </label>
      )}
      <div className={styles.row}>
        <fieldset className={styles.shapes} aria-label={format('shapes')}>
          {CROP_SHAPES.map((each) => (
            <label key={each} className={styles.shape}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                checked={each === shape}
                onChange={() => {
                  setFree(aspect);
                  setShape(each);
                }}
              />
              {each === 'original' || each === 'free' ? intl.formatMessage({ id: `social.crop.${each}` }) : each}
            </label>
          ))}
        </fieldset>
        <IconButton icon="turn" variant="soft" label={format('rotate')} onClick={rotate} />
      </div>
      <Button
        isBlock
        isBusy={isBusy}
        disabled={!area}
        onClick={() => area && onCrop({ shape, aspect, turns, area: area.hundredths }, area.pixels)}
      >
        {format('use')}
      </Button>
      {crop && (
        <Button isBlock variant="quiet" disabled={isBusy} onClick={onUseOriginal}>
          {format('use-original')}
        </Button>
      )}
    </div>
  );
}
