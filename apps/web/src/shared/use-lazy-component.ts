import { useEffect, useState, type ComponentType } from 'react';

/** A component that loads when it is first wanted. What cannot be fetched stays away and is tried again the next time it is wanted. */
export function useLazyComponent<Props = object>(
  enabled: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!enabled || Loaded) return;
    load().then(
      ({ default: Component }) => setLoaded(() => Component),
      () => undefined,
    );
  }, [enabled, Loaded, load]);
  return Loaded;
}
