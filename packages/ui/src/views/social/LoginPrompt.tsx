import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';

interface LoginPromptProps {
  /** What is behind it; left out, the prompt alone. */
  title?: string;
  onLogIn: () => void;
}

/** Where a guest's limited view ends (spec §1). */
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
