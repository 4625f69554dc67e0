/** State held outside React, for use with `useSyncExternalStore`. */
export class Observable<State extends object> {
  #state: State;
  readonly #first: State;
  readonly #listeners = new Set<() => void>();

  constructor(first: State) {
    this.#state = first;
    this.#first = first;
  }

  readonly getState = () => this.#state;
  readonly getServerState = () => this.#first;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected set(patch: Partial<State>) {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
