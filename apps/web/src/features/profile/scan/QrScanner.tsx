import { findStrangeSite, readLoginCode } from '@quintet/domain/auth/login-code';
import { ScanCameraView } from '@quintet/ui/views/profile/ScanCameraView';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCamera } from './use-camera.ts';

/** What is wrong with what was scanned or pasted, in words; null: nothing. */
function useJudge(): (text: string) => string | null {
  const intl = useIntl();
  return (text) => {
    const site = findStrangeSite(text, location.origin);
    if (site !== null) return intl.formatMessage({ id: 'profile.scan.other-site' }, { site });
    return readLoginCode(text) === null ? intl.formatMessage({ id: 'profile.scan.unknown' }) : null;
  };
}

type FinderProps = Omit<ComponentProps<typeof ScanCameraView>, 'camera' | 'video' | 'refusal'> & {
  onCode: (data: string) => void;
};

/** One try of the camera. */
function Finder({ onCode, ...rest }: FinderProps): ReactNode {
  const judge = useJudge();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, video } = useCamera((text) => {
    const flaw = judge(text);
    setRefusal(flaw);
    if (flaw === null) onCode(readLoginCode(text)!);
  });
  return <ScanCameraView {...rest} camera={state} video={video} refusal={refusal} />;
}

/** Looks for a login code until it has one: seen by the camera, or pasted. */
export function Camera({ onCode }: { onCode: (data: string) => void }): ReactNode {
  const judge = useJudge();
  const [round, setRound] = useState(0);
  const [pasted, setPasted] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const data = readLoginCode(pasted);
  const flaw = pasted === '' ? null : judge(pasted);
  // A whole code is judged at once; what is no code may become one.
  const isTold = flaw !== null && (wasLeft || data !== null);
  return (
    <Finder
      key={round}
      pasted={{
        value: pasted,
        ...(isTold && { error: flaw }),
        change: (text) => {
          setPasted(text);
          setWasLeft(false);
        },
        onBlur: () => setWasLeft(true),
      }}
      canSubmit={data !== null && flaw === null}
      onCode={onCode}
      onRetry={() => setRound(round + 1)}
      onSubmit={() => data && onCode(data)}
    />
  );
}
