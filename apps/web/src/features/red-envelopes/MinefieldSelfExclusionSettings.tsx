import {
  type MinefieldSelfExclusionDays,
  MinefieldSelfExclusionForm,
} from '@quintet/ui/views/red-envelopes/MinefieldSelfExclusionForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { api } from '../../shared/requests/api.ts';
import { minefieldOptionsQuery } from './queries.ts';

/** Excludes this user from minefields; in the settings. */
export default function MinefieldSelfExclusionSettings(): ReactNode {
  const client = useQueryClient();
  const query = useQuery(minefieldOptionsQuery());
  const [days, setDays] = useState<MinefieldSelfExclusionDays>(7);
  const { submit, errorText, isBusy } = useFormSubmit();

  async function exclude(): Promise<void> {
    const { data } = await api.POST('/api/v1/red-envelopes/exclusion', { body: { days } });
    client.setQueryData(minefieldOptionsQuery().queryKey, data);
  }

  return (
    <LoadedQuery query={query}>
      {({ minefield }) => (
        <MinefieldSelfExclusionForm
          excludedUntil={minefield.excluded_until}
          days={days}
          onDays={setDays}
          errorText={errorText}
          isBusy={isBusy}
          onSubmit={() => void submit(exclude)}
        />
      )}
    </LoadedQuery>
  );
}
