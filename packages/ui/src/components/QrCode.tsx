import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** The quiet zone that the standard requires, in modules. */
const QUIET_ZONE = 4;

/** A path over a grid of modules: a run of dark modules is one bar. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

/**
 * A QR code, dark on light in both themes, because scanners need that.
 *
 * For codes that a phone scans. Not for decoration.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
    return { size: rows.length, path: toPath(rows) };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
