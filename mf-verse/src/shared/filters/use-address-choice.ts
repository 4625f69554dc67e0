import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const OWN = 'chosen here';

/**
 * Returns the URL query and a function that sets its parameters. Changes apply immediately, but may be written to the
 * URL only once typing pauses, so that typing does not wait for the router. Changes in quick succession do not
 * overwrite each other. The choices are stored in the URL, so they can be bookmarked, shared and restored with the Back
 * button.
 *
 * @param kept names of the parameters that `reset` keeps
 */
export function useAddressChoice(kept: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [chosen, setChosen] = useState(search);
  const [seen, setSeen] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN) setChosen(search);
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
    // A changed list starts at the first page.
    next.delete('after');
    if (value) next.set(name, value);
    show(next, pauseMs);
  }

  const reset = () => show(new URLSearchParams([...chosen].filter(([name]) => kept.includes(name))));
  return { chosen, choose, reset };
}
