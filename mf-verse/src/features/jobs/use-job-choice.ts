import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type JobChoice, jobChoiceOf, jobQuery } from './job-choice';

const OWN = 'chosen here';
/** As long as somebody types on. */
const PAUSE_MS = 250;

/**
 * What is chosen, and the way to choose. It shows at once, and is asked for when the typing
 * pauses; the address can be kept, shared and gone back to.
 */
export function useJobChoice() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [choice, setChoice] = useState(() => jobChoiceOf(search));
  const [seen, setSeen] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN) setChoice(jobChoiceOf(search));
  }

  function choose(change: Partial<JobChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    clearTimeout(timer.current);
    const ask = () => setSearch(jobQuery(next), { replace: true, preventScrollReset: true, state: OWN });
    if (change.q === undefined) ask();
    else timer.current = setTimeout(ask, PAUSE_MS);
  }

  const reset = () => choose({ q: '', type: undefined, remote: undefined, pay: undefined });
  return { choice, choose, reset };
}
