import { useRef, useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';

type Switches<Id extends string> = Readonly<Record<Id, boolean>>;

interface SavedSwitches<Id extends string> {
  /** The saved values with the changes that are not saved yet. */
  readonly shown: Switches<Id>;
  readonly change: (id: Id, isOn: boolean) => void;
}

/** Switches that are saved one by one, in order; a change shows at once, and is undone with a message when it fails. */
export function useSavedSwitches<Id extends string>(
  saved: Switches<Id>,
  save: (id: Id, isOn: boolean) => Promise<unknown>,
): SavedSwitches<Id> {
  const [changes, setChanges] = useState<Partial<Switches<Id>>>({});
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const without = (current: Partial<Switches<Id>>, isDone: (id: Id) => boolean): Partial<Switches<Id>> =>
    Object.fromEntries(Object.entries(current).filter(([id]) => !isDone(id as Id))) as Partial<Switches<Id>>;

  const open = without(changes, (id) => changes[id] === saved[id]);
  if (Object.keys(open).length < Object.keys(changes).length) setChanges(open);

  return {
    shown: { ...saved, ...open },
    change(id, isOn) {
      setChanges((before) => ({ ...before, [id]: isOn }));
      lastSave.current = lastSave.current
        .then(() => save(id, isOn))
        .catch((error: unknown) => {
          setChanges((before) => without(before, (other) => other === id && before[other] === isOn));
          showError(error);
        });
    },
  };
}
