import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const OWN = 'chosen here';

/**
 * The query of the address, and how to set its parameters. They apply at once and are written into the address
 * afterwards, or when the typing has paused: two changes in quick succession both count, and no letter of a search
 * waits for the router. The address can be kept, shared and gone back to.
 */
export function useAddressChoice() {
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
    // Another list begins at its start.
    next.delete('after');
    if (value) next.set(name, value);
    show(next, pauseMs);
  }

  return { chosen, choose, reset: () => show(new URLSearchParams()) };
}
