import { Toast } from '@quintet/ui/Toast';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { dismissToast, useShownToast } from '../shared/feedback/toasts.ts';

/** Shows toasts with their action. */
export default function Toaster(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useShownToast();
  if (!toast) return null;
  const { key, message, values, action } = toast;
  return (
    <Toast
      key={key}
      onClose={() => dismissToast(key)}
      {...(action && {
        actionLabel: intl.formatMessage({ id: action.label }),
        onAction: () => ('href' in action ? void navigate(action.href) : action.onClick()),
      })}
    >
      {intl.formatMessage({ id: message }, values)}
    </Toast>
  );
}
