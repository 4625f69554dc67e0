import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ContestChoice, contestChoiceOf } from './contest-choice';

type Choose = (name: 'q' | 'sort' | 'status' | 'tag', value: string) => void;

const OWN = 'chosen here';

/**
 * What is chosen, and the way to choose. It holds at once and is written into the address
 * afterwards: two choices in quick succession both count, and no letter of a search waits for the
 * router. The address can be kept, shared and gone back to.
 */
export function useContestChoice(): { choice: ContestChoice; choose: Choose; reset: () => void } {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [chosen, setChosen] = useState(search);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN) setChosen(search);
  }

  function show(next: URLSearchParams) {
    setChosen(next);
    setSearch(next, { replace: true, preventScrollReset: true, state: OWN });
  }

  function choose(name: string, value: string) {
    const next = new URLSearchParams(chosen);
    next.delete(name);
    if (value) next.set(name, value);
    show(next);
  }

  return { choice: contestChoiceOf(chosen), choose, reset: () => show(new URLSearchParams()) };
}
