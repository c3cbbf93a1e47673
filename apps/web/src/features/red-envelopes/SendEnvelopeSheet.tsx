import type { Schemas } from '@quintet/api/types';
import { Sheet } from '@quintet/ui/Sheet';
import { SendEnvelopeForm } from '@quintet/ui/views/red-envelopes/SendEnvelopeForm';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoadableQuery, LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { useSession } from '../../shared/session/session.ts';
import { minefieldOptionsQuery } from './queries.ts';
import { useEnvelopeForm } from './use-envelope-form.ts';
import { useSendEnvelope } from './use-send-envelope.ts';

type Group = Schemas['Group'];

/** Asks for the security password; app/ hands it in. */
export type SecurityCodeConfirmComponent = ComponentType<{
  send: (securityCode: string) => Promise<void>;
  onBack: () => void;
  /** What the code confirms. */
  children: ReactNode;
}>;

interface SendSheetProps {
  group: Group;
  /** The points that can be spent now; undefined while loading. */
  available: LoadableQuery<number>;
  confirm: SecurityCodeConfirmComponent;
  isOpen: boolean;
  onClose: () => void;
}

/** The form for a new envelope, then the security password. */
export function SendEnvelopeSheet({ isOpen, onClose, available, ...props }: SendSheetProps): ReactNode {
  const intl = useIntl();
  const query = useQuery(minefieldOptionsQuery());
  return (
    <Sheet isOpen={isOpen} onClose={onClose} hasAddress title={intl.formatMessage({ id: 'red-envelopes.send.title' })}>
      <LoadedQuery query={available}>
        {(points) => (
          <LoadedQuery query={query}>
            {({ minefield }) => <SendForm {...props} available={points} minefield={minefield} onClose={onClose} />}
          </LoadedQuery>
        )}
      </LoadedQuery>
    </Sheet>
  );
}

interface SendFormProps {
  group: Group;
  available: number;
  minefield: Schemas['MinefieldOptions'];
  confirm: SecurityCodeConfirmComponent;
  onClose: () => void;
}

function SendForm({ group, available, minefield, confirm: Confirm, onClose }: SendFormProps): ReactNode {
  const { userId } = useSession();
  const sending = useSendEnvelope({ userId, groupId: group.id, onSent: onClose });
  const form = useEnvelopeForm({ group, minefield, available, sending });
  if (!sending.confirming) return <SendEnvelopeForm {...form} />;
  return (
    <Confirm send={sending.send} onBack={sending.backToForm}>
      <FormattedMessage id="red-envelopes.send.confirm" values={{ count: sending.confirming.amount }} />
    </Confirm>
  );
}
