import { Toast } from '@quintet/ui/Toast';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { dropNotice, useNotice } from '../shared/toasts.ts';

/** Says what was just done, and offers to take it back where that is possible. */
export default function Noticeboard(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const notice = useNotice();
  if (!notice) return null;
  const { key, message, values, action } = notice;
  return (
    <Toast
      key={key}
      onClose={() => dropNotice(key)}
      {...(action && {
        actionLabel: intl.formatMessage({ id: action.label }),
        onAction: () => ('href' in action ? void navigate(action.href) : action.perform()),
      })}
    >
      {intl.formatMessage({ id: message }, values)}
    </Toast>
  );
}
