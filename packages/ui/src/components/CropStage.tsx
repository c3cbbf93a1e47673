import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styles from './CropStage.module.css';
import slider from './slider.module.css';

/** An area of the rotated image, in pixels or in percent. */
export interface ImageCropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface CropStageProps {
  /** Address of the picture. */
  src: string;
  /** The accessible name. */
  label: string;
  zoomLabel: string;
  /** Width ÷ height of the part. */
  aspect: number;
  isRound?: boolean;
  /** Clockwise, degrees. */
  rotation?: number;
  /** The previous area, in percent. */
  initial?: ImageCropRect | undefined;
  onChange: (pixels: ImageCropRect, hundredths: ImageCropRect) => void;
}

const MAX_ZOOM = 4;

/** The crop library measures its container on image load, which may be before the sheet has finished opening. */
function useIsSettled() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let frame = 0;
    function check(): void {
      const { offsetWidth: width } = ref.current!;
      if (width > 0 && Math.abs(ref.current!.getBoundingClientRect().width - width) < 1) setIsSettled(true);
      else frame = requestAnimationFrame(check);
    }
    frame = requestAnimationFrame(check);
    return () => cancelAnimationFrame(frame);
  }, []);
  return { ref, isSettled };
}

/**
 * Selects an area of an image by dragging, pinching, the wheel or the keyboard.
 *
 * For avatars and the pictures of posts. Not for viewing (MediaViewer).
 */
export function CropStage({ src, label, zoomLabel, aspect, isRound, rotation = 0, initial, onChange }: CropStageProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { ref, isSettled } = useIsSettled();
  return (
    <>
      <div ref={ref} className={styles.stage} data-own-touch>
        {isSettled && (
          <Cropper
            image={src}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            rotation={rotation}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={!isRound}
            objectFit={isRound ? 'cover' : 'contain'}
            keyboardStep={10}
            disableAutomaticStylesInjection
            initialCroppedAreaPercentages={initial}
            classes={{ cropAreaClassName: styles.area! }}
            cropperProps={{ role: 'application', 'aria-label': label }}
            mediaProps={{ alt: '' }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropAreaChange={(hundredths, pixels) => onChange(pixels, hundredths)}
          />
        )}
      </div>
      <label className={slider.slider}>
        {zoomLabel}
        <input
          type="range"
          name="zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
