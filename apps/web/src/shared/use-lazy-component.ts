import { useEffect, useState, type ComponentType } from 'react';

/** A component that loads when it is first wanted. What cannot be fetched stays away and is tried again the next time it is wanted. */
export function useWanted<Props = object>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted || Loaded) return;
    load().then(
      ({ default: Component }) => setLoaded(() => Component),
      () => undefined,
    );
  }, [isWanted, Loaded, load]);
  return Loaded;
}
