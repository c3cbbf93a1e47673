import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';

interface LoginPromptProps {
  /** The reason; omitted, only the prompt. */
  title?: string;
  onLogIn: () => void;
}

/** The end of a guest's limited view (spec §1). */
export function LoginPrompt({ title, onLogIn }: LoginPromptProps) {
  const intl = useIntl();
  const prompt = intl.formatMessage({ id: 'shell.guest.prompt' });
  return (
    <EmptyState
      illustration="lock"
      title={title ?? prompt}
      action={
        <Button onClick={onLogIn}>
          <FormattedMessage id="shell.guest.log-in" />
        </Button>
      }
    >
      {title && prompt}
    </EmptyState>
  );
}
