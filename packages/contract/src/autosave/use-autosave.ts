import { useEffect, useState, useSyncExternalStore } from 'react';
import { Autosave, type AutosaveOptions } from './autosave';

/**
 * Saves a draft while the component is shown, and when it is left.
 *
 * @param create returns the options; called once
 * @param isOn false for a text that everyone sees at once, which is saved only with `flush`
 *
 * @example
 * const { autosave, state } = useAutosave(() => ({ loaded, kept: device.read(), save, keep, … }));
 */
export function useAutosave<T extends object, Response>(create: () => AutosaveOptions<T, Response>, isOn = true) {
  const [autosave] = useState(() => new Autosave(create()));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getServerState);
  useEffect(() => {
    if (!isOn) return undefined;
    autosave.start();
    return autosave.stop;
  }, [autosave, isOn]);
  return { autosave, state };
}
