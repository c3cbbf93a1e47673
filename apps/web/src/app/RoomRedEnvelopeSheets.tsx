import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useChatClient } from '../features/chat/chat-client-atom.ts';
import { groupAtomFamily } from '../features/chat/sync/atoms.ts';
import { EnvelopeSheet } from '../features/red-envelopes/EnvelopeSheet.tsx';
import { NEW_ENVELOPE_PARAM_VALUE } from '../features/red-envelopes/menu-entries.ts';
import { type SecurityCodeConfirmComponent, SendEnvelopeSheet } from '../features/red-envelopes/SendEnvelopeSheet.tsx';
import { balanceQuery } from '../features/wallet/queries.ts';
import { SecurityCodeStep } from '../features/wallet/SecurityCodeStep.tsx';
import { useSecurityCodeInput } from '../features/wallet/use-security-code-input.ts';
import { showToast } from '../shared/feedback/toasts.ts';
import { SetSecurityCodeStep } from './SetSecurityCodeStep.tsx';

/** The wallet's prompt for the security password. */
function ConfirmSending({ send, onBack, children }: ComponentProps<SecurityCodeConfirmComponent>): ReactNode {
  const { input } = useSecurityCodeInput(send);
  return (
    <SecurityCodeStep
      input={input}
      securityCodeForm={SetSecurityCodeStep}
      missing="red-envelopes.send.missing-code"
      onBack={onBack}
    >
      {children}
    </SecurityCodeStep>
  );
}

interface RoomRedEnvelopeSheetsProps {
  groupId: string;
  /** The envelope that the URL names, or NEW_ENVELOPE; null while none is open. */
  envelope: string | null;
  onClose: () => void;
}

/** The sheets of red envelopes over a room. In app because they need the chat and the wallet. */
export default function RoomRedEnvelopeSheets({ groupId, envelope, onClose }: RoomRedEnvelopeSheetsProps): ReactNode {
  const intl = useIntl();
  const chat = useChatClient();
  // Stays during the closing animation.
  const [id, setId] = useState(envelope);
  if (envelope !== null && envelope !== id) setId(envelope);
  const isOpen = envelope !== null;
  if (id === null) return null;
  if (id === NEW_ENVELOPE_PARAM_VALUE)
    return <SendNew key={groupId} groupId={groupId} isOpen={isOpen} onClose={onClose} />;
  return (
    <EnvelopeSheet
      key={id}
      id={id}
      isOpen={isOpen}
      onClose={onClose}
      onThanks={() =>
        void chat
          ?.send(groupId, intl.formatMessage({ id: 'red-envelopes.open.thanks-text' }), null)
          .catch(() => showToast('chat.action.send-failed'))
      }
    />
  );
}

interface SendNewProps {
  groupId: string;
  isOpen: boolean;
  onClose: () => void;
}

function SendNew({ groupId, isOpen, onClose }: SendNewProps): ReactNode {
  const group = useAtomValue(groupAtomFamily(groupId));
  const balance = useQuery(balanceQuery());
  return (
    group && (
      <SendEnvelopeSheet
        group={group}
        available={{ ...balance, data: balance.data && balance.data.balance - balance.data.held }}
        confirm={ConfirmSending}
        isOpen={isOpen}
        onClose={onClose}
      />
    )
  );
}
