import { useEffect, useState, type ComponentType } from 'react';

/** A component that loads when it is first wanted. What cannot be fetched stays away and is tried again the next time it is wanted. */
export function useWanted(isWanted: boolean, load: () => Promise<{ default: ComponentType }>): ComponentType | null {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Loaded) return;
    load().then(
      ({ default: Component }) => setLoaded(() => Component),
      () => undefined,
    );
  }, [isWanted, Loaded, load]);
  return Loaded;
}
