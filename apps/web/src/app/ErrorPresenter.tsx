import type { Resolution } from '@quintet/api/catalogue';
import { Alert } from '@quintet/ui/Alert';
import { Dialog } from '@quintet/ui/Dialog';
import { Toast } from '@quintet/ui/Toast';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../shared/describe-error.ts';
import { dismissError, type ShownError, useShownErrors } from '../shared/errors.ts';
import { loadNamespace } from '../shared/translations.ts';

interface Shown {
  readonly failure: ShownError;
  readonly says: Resolution;
}

/** Shows the newest of the failures that were reported, as the catalogue says (spec §8). A dialog stays until it is answered. */
export default function Presenter(): ReactNode {
  const failures = useShownErrors();
  const [shown, setShown] = useState<Shown | null>(null);
  const isAsking = shown?.says.display === 'dialog' && failures.includes(shown.failure);
  const due = isAsking ? shown.failure : failures.at(-1);

  useEffect(() => {
    if (!due) return undefined;
    let isCurrent = true;
    void Promise.all([describeError(due.error), loadNamespace('main').catch(() => undefined)]).then(([says]) => {
      if (!isCurrent) return;
      if (says) setShown({ failure: due, says });
      else dismissError(due.key);
    });
    return () => {
      isCurrent = false;
    };
  }, [due]);

  if (!shown || shown.failure !== due) return null;
  const { failure, says } = shown;
  return <Told key={failure.key} says={says} about={failure.about} onClose={() => dismissError(failure.key)} />;
}

interface ToldProps extends Pick<ShownError, 'about'> {
  says: Resolution;
  onClose: () => void;
}

function Told({ says, about, onClose }: ToldProps): ReactNode {
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
      return (
        <Toast about={about} onClose={onClose}>
          {sub ? `${text} ${sub}` : text}
        </Toast>
      );
  }
}
