import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { getBackoffDelayMs } from '../requests/backoff.ts';
import { showToast } from '../feedback/toasts.ts';

export type LazyComponentLoader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads a component when it is first enabled. If loading fails, calls `onFailure`, which must disable it; without `onFailure`, retries with backoff. */
export function useLazyComponent<Props>(
  enabled: boolean,
  load: LazyComponentLoader<Props>,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const fail = useEffectEvent((failures: number): number | undefined => {
    if (!onFailure) return window.setTimeout(setAttempt, getBackoffDelayMs(failures), failures + 1);
    onFailure();
    return undefined;
  });
  useEffect(() => {
    if (!enabled || Loaded) return undefined;
    let isCurrent = true;
    let timer: number | undefined;
    load().then(
      ({ default: Component }) => isCurrent && setLoaded(() => Component),
      () => {
        if (isCurrent) timer = fail(attempt);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [enabled, Loaded, load, attempt]);
  return Loaded;
}

/**
 * Loads a component when it is first enabled. If loading fails, shows a toast and calls `close`; opening it again retries. Escape while
 * it loads calls `close` too.
 */
export function useLazyDialog<Props = object>(
  enabled: boolean,
  load: LazyComponentLoader<Props>,
  close: () => void,
): ComponentType<Props> | null {
  const Loaded = useLazyComponent(enabled, load, () => {
    showToast('errors.connection.failed');
    close();
  });
  const isLoading = enabled && !Loaded;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    // Before the handlers of the screen below, which would act on the key.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isLoading]);
  return Loaded;
}
