import { formatUserAgent } from '@quintet/domain/auth/user-agent';
import { SignedInDevicesView, type SignedInDevice } from '@quintet/ui/views/profile/SignedInDevicesView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../shared/feedback/toasts.ts';
import { api } from '../../shared/requests/api.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { signedInDevicesQuery } from './queries.ts';

/** The devices on which the user is signed in. Ending one, or all others, is confirmed. */
export function SignedInDevices(): ReactNode {
  const intl = useIntl();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(signedInDevicesQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  const [ending, setEnding] = useState<SignedInDevice | 'others' | null>(null);
  const close = (): void => setEnding(null);

  async function end(): Promise<void> {
    if (ending === 'others') await api.DELETE('/api/v1/users/sessions');
    else if (ending) await api.DELETE('/api/v1/users/sessions/{id}', { params: { path: { id: ending.id } } });
    await client.invalidateQueries({ queryKey: signedInDevicesQuery().queryKey });
    showToast('profile.devices.ended');
  }

  return (
    <>
      <SignedInDevicesView
        devices={
          data?.map(({ id, user_agent, ip, used_at, is_current }) => ({
            id,
            name: formatUserAgent(user_agent),
            isPhone: /Mobi|Android|iPhone/.test(user_agent ?? ''),
            ip,
            usedAt: used_at,
            isCurrent: is_current,
          })) ?? null
        }
        loadError={error ? { isRetrying: isFetching, onRetry: retry } : null}
        onEnd={setEnding}
        onEndOthers={() => setEnding('others')}
      />
      {ending !== null && (
        <ConfirmDialog
          tone="danger"
          title={ending === 'others' ? 'profile.devices.others-title' : 'profile.devices.end-title'}
          text="profile.devices.end-text"
          confirmLabel="profile.devices.end"
          values={{
            name: ending === 'others' ? '' : (ending.name ?? intl.formatMessage({ id: 'profile.devices.unknown' })),
          }}
          onConfirm={() => end().finally(close)}
          onCancel={close}
        />
      )}
    </>
  );
}
