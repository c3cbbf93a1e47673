import { useEffect, useState, type ComponentType } from 'react';

/** Loads a component when it is first enabled. A failed load renders nothing and is retried the next time it is enabled. */
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
