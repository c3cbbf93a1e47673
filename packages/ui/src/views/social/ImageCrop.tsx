import { aspectOf, CUT_SHAPES, WIDEST, type Cut } from '@quintet/domain/social/cut';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { CropStage, type Area } from '../../components/CropStage.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import slider from '../../components/slider.module.css';
import styles from './ImageCrop.module.css';

interface PictureCropProps {
  /** Address of the whole picture, and its pixels. */
  src: string;
  size: { readonly width: number; readonly height: number };
  /** What was chosen before; null: the whole picture. */
  cut: Cut | null;
  isBusy: boolean;
  /** `pixels`: of the picture as it lies turned. */
  onCrop: (cut: Cut, pixels: Area) => void;
  onWhole: () => void;
}

/** Cropping a picture of a post: to a shape or freely, and turned. */
export function PictureCrop({ src, size, cut, isBusy, onCrop, onWhole }: PictureCropProps) {
  const intl = useIntl();
  const name = useId();
  const [shape, setShape] = useState(cut?.shape ?? 'original');
  const [turns, setTurns] = useState(cut?.turns ?? 0);
  const [free, setFree] = useState(cut?.aspect ?? size.width / size.height);
  const [area, setArea] = useState<{ pixels: Area; hundredths: Area }>();
  const aspect = aspectOf(shape, size, turns, free);
  const say = (id: 'area' | 'zoom' | 'shape' | 'shapes' | 'turn' | 'use' | 'whole'): string =>
    intl.formatMessage({ id: `social.crop.${id}` });
  const turn = (): void => {
    setTurns((turns + 1) % 4);
    setFree(1 / free);
  };
  return (
    <div className={styles.crop}>
      <CropStage
        src={src}
        label={say('area')}
        zoomLabel={say('zoom')}
        aspect={aspect}
        rotation={turns * 90}
        initial={cut?.area}
        onChange={(pixels, hundredths) => setArea({ pixels, hundredths })}
      />
      {shape === 'free' && (
        <label className={slider.slider}>
          {say('shape')}
          {/* As much of it for what is tall as for what is wide. */}
          <input
            type="range"
            name="shape"
            min={-Math.log2(WIDEST)}
            max={Math.log2(WIDEST)}
            step="any"
            value={Math.log2(aspect)}
            onChange={(event) => setFree(2 ** Number(event.target.value))}
          />
        </label>
      )}
      <div className={styles.row}>
        <fieldset className={styles.shapes} aria-label={say('shapes')}>
          {CUT_SHAPES.map((each) => (
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
        <IconButton icon="turn" variant="soft" label={say('turn')} onClick={turn} />
      </div>
      <Button
        isBlock
        isBusy={isBusy}
        disabled={!area}
        onClick={() => area && onCrop({ shape, aspect, turns, area: area.hundredths }, area.pixels)}
      >
        {say('use')}
      </Button>
      {cut && (
        <Button isBlock variant="quiet" disabled={isBusy} onClick={onWhole}>
          {say('whole')}
        </Button>
      )}
    </div>
  );
}
