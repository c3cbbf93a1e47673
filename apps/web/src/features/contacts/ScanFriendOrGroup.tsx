import { ScanFriendOrGroupView } from '@quintet/ui/views/contacts/ScanFriendOrGroupView';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readQrCodeFromImage } from '../../shared/scan/qr-detector.ts';
import { useQrCamera } from '../../shared/scan/use-qr-camera.ts';
import { resolveFriendOrGroupQr } from './friend-qr.ts';

interface ScanFriendOrGroupProps {
  onFound: (href: string) => void;
}

/** Reads the QR code of a user or group by the camera or from a picture. */
export function ScanFriendOrGroup({ onFound }: ScanFriendOrGroupProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <Scanner key={attempt} onFound={onFound} onRetry={() => setAttempt(attempt + 1)} />;
}

/** One attempt to open the camera. */
function Scanner({ onFound, onRetry }: ScanFriendOrGroupProps & { onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const [error, setError] = useState<string | null>(null);
  const apply = (text: string): void => {
    const found = resolveFriendOrGroupQr(text, location.origin);
    if (found && 'href' in found) onFound(found.href);
    else if (found) setError(intl.formatMessage({ id: 'contacts.scan.other-site' }, { site: found.otherSite }));
    else setError(intl.formatMessage({ id: 'contacts.scan.unknown' }));
  };
  const { state, video } = useQrCamera(apply);
  async function readPicture(file: File): Promise<void> {
    // The library for the picture may be missing offline.
    const text = await readQrCodeFromImage(file).catch(() => null);
    if (text === null) setError(intl.formatMessage({ id: 'contacts.scan.unreadable' }));
    else apply(text);
  }
  return (
    <ScanFriendOrGroupView
      camera={state}
      video={video}
      error={error}
      onRetry={onRetry}
      onPicture={(file) => void readPicture(file)}
    />
  );
}
