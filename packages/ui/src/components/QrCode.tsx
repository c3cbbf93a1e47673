import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** What whoever scans it reads. */
  text: string;
  /** What it is for; read aloud. */
  label: string;
}

/** Modules left free around the code, as its standard asks. */
const QUIET_ZONE = 4;

/** One path over a grid of modules: a run of dark ones in a row is one bar. */
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

/** A QR code, dark on light in either theme, so that every scanner reads it. */
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
