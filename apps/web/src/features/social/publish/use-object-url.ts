import { useEffect, useMemo } from 'react';

/** An object URL for the bytes while mounted. */
export function useObjectUrl(bytes: Blob): string {
  const url = useMemo(() => URL.createObjectURL(bytes), [bytes]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}
