import type { Resolution } from '@quintet/api/catalogue';
import { Alert } from '@quintet/ui/Alert';
import { Dialog } from '@quintet/ui/Dialog';
import { Toast } from '@quintet/ui/Toast';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from '../shared/describe-failure.ts';
import { dropFailure, useFailures } from '../shared/failures.ts';
import { loadWords } from '../shared/words.ts';

interface Shown {
  readonly key: number;
  readonly says: Resolution;
}

/** Shows the failures that were reported, one after another, each as the catalogue says (spec §8). */
export default function Presenter(): ReactNode {
  const first = useFailures()[0];
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    if (!first) return undefined;
    let isCurrent = true;
    void Promise.all([describeFailure(first.error), loadWords('main').catch(() => undefined)]).then(([says]) => {
      if (!isCurrent) return;
      if (says) setShown({ key: first.key, says });
      else dropFailure(first.key);
    });
    return () => {
      isCurrent = false;
    };
  }, [first]);

  if (!shown || shown.key !== first?.key) return null;
  return <Told key={shown.key} says={shown.says} onClose={() => dropFailure(shown.key)} />;
}

function Told({ says, onClose }: { says: Resolution; onClose: () => void }): ReactNode {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const text = intl.formatMessage({ id: says.message }, says.values);
  const sub = says.sub && intl.formatMessage({ id: says.sub }, says.values);
  switch (says.display) {
    case 'dialog':
      return (
        <Dialog
          isOpen={isOpen}
          title={text}
          confirmLabel={intl.formatMessage({ id: 'kit.dialog.confirm' })}
          onConfirm={() => {
            setIsOpen(false);
            onClose();
          }}
        >
          {sub}
        </Dialog>
      );
    case 'alert':
      return (
        <Alert tone="danger" title={text} onClose={onClose}>
          {sub}
        </Alert>
      );
    default:
      // Nobody took what was to be passed through: it is said in passing.
      return <Toast onClose={onClose}>{sub ? `${text} ${sub}` : text}</Toast>;
  }
}
