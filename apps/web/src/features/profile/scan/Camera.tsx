import { readLoginCode } from '@quintet/domain/auth/login-code';
import { ScanCameraView } from '@quintet/ui/views/profile/ScanCameraView';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCamera } from './use-camera.ts';

type FinderProps = Omit<ComponentProps<typeof ScanCameraView>, 'camera' | 'video' | 'isStrange'> & {
  onCode: (data: string) => void;
};

/** One try of the camera. */
function Finder({ onCode, ...rest }: FinderProps): ReactNode {
  const [isStrange, setIsStrange] = useState(false);
  const { state, video } = useCamera((text) => {
    const seen = readLoginCode(text);
    setIsStrange(!seen);
    if (seen) onCode(seen);
  });
  return <ScanCameraView {...rest} camera={state} video={video} isStrange={isStrange} />;
}

/** Looks for a login code until it has one: seen by the camera, or pasted. */
export function Camera({ onCode }: { onCode: (data: string) => void }): ReactNode {
  const intl = useIntl();
  const [round, setRound] = useState(0);
  const [pasted, setPasted] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const data = readLoginCode(pasted);
  const isWrong = wasLeft && pasted !== '' && !data;
  return (
    <Finder
      key={round}
      pasted={{
        value: pasted,
        ...(isWrong && { error: intl.formatMessage({ id: 'profile.scan.unknown' }) }),
        change: (text) => {
          setPasted(text);
          setWasLeft(false);
        },
        leave: () => setWasLeft(true),
      }}
      canSubmit={data !== null}
      onCode={onCode}
      onRetry={() => setRound(round + 1)}
      onSubmit={() => data && onCode(data)}
    />
  );
}
