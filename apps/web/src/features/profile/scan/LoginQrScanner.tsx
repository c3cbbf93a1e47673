import { getMismatchedLoginQrHost, parseLoginQr } from '@quintet/domain/auth/login-qr';
import { ScanLoginView } from '@quintet/ui/views/profile/ScanLoginView';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useQrCamera } from '../../../shared/scan/use-qr-camera.ts';

/** The error text for a scanned or pasted code; null when it is valid. */
function useScanError(): (text: string) => string | null {
  const intl = useIntl();
  return (text) => {
    const site = getMismatchedLoginQrHost(text, location.origin);
    if (site !== null) return intl.formatMessage({ id: 'profile.scan.other-site' }, { site });
    return parseLoginQr(text) === null ? intl.formatMessage({ id: 'profile.scan.unknown' }) : null;
  };
}

type QrScannerViewProps = Omit<ComponentProps<typeof ScanLoginView>, 'camera' | 'video' | 'scanError'> & {
  onCode: (data: string) => void;
};

/** One attempt to open the camera. */
function QrScannerView({ onCode, ...rest }: QrScannerViewProps): ReactNode {
  const getScanError = useScanError();
  const [scanError, setScanError] = useState<string | null>(null);
  const { state, video } = useQrCamera((text) => {
    const error = getScanError(text);
    setScanError(error);
    if (error === null) onCode(parseLoginQr(text)!);
  });
  return <ScanLoginView {...rest} camera={state} video={video} scanError={scanError} />;
}

/** Reads a login code from the camera or from pasted text. */
export function LoginQrScanner({ onCode }: { onCode: (data: string) => void }): ReactNode {
  const getScanError = useScanError();
  const [attempt, setAttempt] = useState(0);
  const [pasted, setPasted] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const data = parseLoginQr(pasted);
  const pasteError = pasted === '' ? null : getScanError(pasted);
  // A complete code and pasted text are validated at once; typed text only after blur.
  const isErrorShown = pasteError !== null && (isTouched || data !== null);
  return (
    <QrScannerView
      key={attempt}
      pasted={{
        value: pasted,
        ...(isErrorShown && { error: pasteError }),
        change: (text) => {
          setPasted(text);
          // Text of several characters at once is pasted.
          setIsTouched(text.length - pasted.length > 1);
        },
        onBlur: () => setIsTouched(true),
      }}
      canSubmit={data !== null && pasteError === null}
      onCode={onCode}
      onRetry={() => setAttempt(attempt + 1)}
      onSubmit={() => data && onCode(data)}
    />
  );
}
