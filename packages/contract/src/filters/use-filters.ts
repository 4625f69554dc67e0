import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Filters } from './filters';

/** Marks an entry of the history whose query was chosen on this page. */
const OWN = 'chosen here';

/** Parameters that hold the place in a list. A changed list starts at its first page. */
const PLACES = ['after', 'before', 'cursor', 'page'];

interface FilterOptions {
  /** Names of the filters that `reset` keeps. */
  kept?: readonly string[];
  /** Names of parameters that a change of a filter removes, besides the place in the list. */
  dropped?: readonly string[];
  /** Pause after the last keystroke before a typed filter applies, in milliseconds. */
  pauseMs?: number;
}

interface Change {
  currentTarget: HTMLInputElement | HTMLSelectElement;
}

/** The filters in the URL of the page. `field` returns the props of the field for a filter. */
export function useFilters<Readers>(filters: Filters<Readers>, { kept, dropped, pauseMs = 0 }: FilterOptions = {}) {
  const { chosen, choose, reset } = useChosenQuery(kept, dropped);
  const values = filters.read(chosen);
  const query = filters.toQuery(values);
  return {
    values,
    query: String(new URLSearchParams(query)),
    choose: choose as (name: keyof Readers, value: string) => void,
    reset,
    field: <Name extends keyof Readers & string>(name: Name) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: Change) =>
        choose(name, currentTarget.value, currentTarget.tagName === 'INPUT' ? pauseMs : 0),
    }),
    /** Returns the address of the list after the entry that the cursor `next` names; undefined at the list's end. */
    restAt: (next: string | null) => (next === null ? undefined : `?${new URLSearchParams({ ...query, after: next })}`),
  };
}

/** What {@link useFilters} returns for a list's filters. */
export type ChosenFilters<Of> = Of extends Filters<infer Readers> ? ReturnType<typeof useFilters<Readers>> : never;

/**
 * Returns the URL query and a function that sets its parameters. Changes apply immediately, but may be written to the
 * URL only once typing pauses, so that typing does not wait for the router. Changes in quick succession do not
 * overwrite each other. The choices are stored in the URL, so they can be bookmarked, shared and restored with the Back
 * button.
 *
 * @param kept names of the parameters that `reset` keeps
 * @param dropped names of the parameters that `choose` removes
 */
function useChosenQuery(kept: readonly string[] = [], dropped: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [chosen, setChosen] = useState(search);
  const [seen, setSeen] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { location: next } = useNavigation();
  const seenKey = useRef(key);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A typed filter that still waits must not cancel a navigation that the visitor has started since.
  useEffect(() => {
    const isOther = next ? next.state !== OWN : key !== seenKey.current && (state !== OWN || isReturn);
    seenKey.current = key;
    if (isOther) clearTimeout(timer.current);
  }, [next, key, state, isReturn]);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN || isReturn) setChosen(search);
  }

  function show(next: URLSearchParams, pauseMs = 0) {
    setChosen(next);
    clearTimeout(timer.current);
    const apply = () => setSearch(next, { replace: true, preventScrollReset: true, state: OWN });
    if (pauseMs === 0) apply();
    else timer.current = setTimeout(apply, pauseMs);
  }

  function choose(name: string, value: string, pauseMs = 0) {
    const next = new URLSearchParams(chosen);
    next.delete(name);
    for (const gone of [...PLACES, ...dropped]) next.delete(gone);
    if (value) next.set(name, value);
    show(next, pauseMs);
  }

  const reset = () => show(new URLSearchParams([...chosen].filter(([name]) => kept.includes(name))));
  return { chosen, choose, reset };
}
