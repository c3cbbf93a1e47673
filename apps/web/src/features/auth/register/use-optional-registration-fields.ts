import type { Schemas } from '@quintet/api/types';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../shared/requests/api.ts';

/** The operator's settings for optional fields (spec §5); null while loading. */
export function useOptionalRegistrationFields() {
  const [options, setOptions] = useState<Schemas['RegistrationOptions'] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const refetch = useCallback(
    () =>
      void api.GET('/api/v1/register').then(
        ({ data }) => {
          setHasFailed(false);
          if (data) setOptions(data.result);
        },
        () => setHasFailed(true),
      ),
    [],
  );
  useEffect(refetch, [refetch]);
  return { options, hasFailed, refetch };
}
