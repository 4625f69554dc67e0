import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type JobChoice, jobQuery, parseJobChoice } from './job-choice';

const OWN = 'chosen here';
const TYPED = ['q', 'skill', 'place'] as const;
/** Debounce delay. */
const PAUSE_MS = 250;

/**
 * Returns the filters and functions to set them. The controls change immediately, and the jobs are requested once
 * typing pauses. The filters are stored in the URL, so they can be bookmarked, shared and restored with the Back
 * button.
 */
export function useJobChoice() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [choice, setChoice] = useState(() => parseJobChoice(search));
  const [seen, setSeen] = useState(key);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (key !== seen) {
    setSeen(key);
    if (state !== OWN) setChoice(parseJobChoice(search));
  }

  function choose(change: Partial<JobChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    clearTimeout(timer.current);
    const ask = () => setSearch(jobQuery(next), { replace: true, preventScrollReset: true, state: OWN });
    const isTyped = TYPED.some((name) => change[name] !== undefined);
    if (!isTyped) ask();
    else timer.current = setTimeout(ask, PAUSE_MS);
  }

  const reset = () => choose({ ...parseJobChoice(new URLSearchParams()), of: choice.of });
  return { choice, choose, reset };
}
