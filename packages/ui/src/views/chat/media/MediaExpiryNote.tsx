import type { MediaExpiryStatus } from '@quintet/domain/chat/files';
import { useIntl } from 'react-intl';

/** When media expire (spec §9, Media expiry). */
export function MediaExpiryNote({ expiry }: { expiry: MediaExpiryStatus }) {
  const intl = useIntl();
  if (expiry.is !== 'soon') return null;
  return <span>{intl.formatMessage({ id: 'chat.media.expires-in' }, { days: expiry.days })}</span>;
}
