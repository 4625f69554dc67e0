import { useState, useSyncExternalStore } from 'react';
import type { Observable } from '@verse/contract/autosave';

/** Minor changes are rendered after a pause of this many milliseconds. */
const PAUSE = 400;

type IsMinor<State> = (shown: State, now: State) => boolean;

/** A store's state as it was last rendered. */
class SettledState<State extends object> {
  readonly #store: Observable<State>;
  readonly #isMinor: IsMinor<State>;
  #shown: State;

  constructor(store: Observable<State>, isMinor: IsMinor<State>) {
    this.#store = store;
    this.#isMinor = isMinor;
    this.#shown = store.getState();
  }

  readonly getState = () => this.#shown;
  readonly subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      this.#shown = this.#store.getState();
      listener();
    };
    const unsubscribe = this.#store.subscribe(() => {
      clearTimeout(timer);
      if (this.#isMinor(this.#shown, this.#store.getState())) timer = setTimeout(show, PAUSE);
      else show();
    });
    if (this.#shown !== this.#store.getState()) show();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
}

/**
 * Returns a store's state for rendering. Minor changes are rendered only once typing pauses, because rendering the form
 * on every keystroke slows down typing in a long text. Event handlers must read the store itself.
 */
export function useSettledState<State extends object>(store: Observable<State>, isMinor: IsMinor<State>): State {
  const [settled] = useState(() => new SettledState(store, isMinor));
  return useSyncExternalStore(settled.subscribe, settled.getState, store.getServerState);
}

/** Returns whether two objects differ only in the given properties. */
export function differOnlyIn<Value extends object>(one: Value, other: Value, names: readonly (keyof Value)[]): boolean {
  const all = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Value>;
  return [...all].every((name) => one[name] === other[name] || names.includes(name));
}
