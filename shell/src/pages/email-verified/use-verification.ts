import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router-dom';
import { useDeparture } from '../../shared/use-departure';
import type { VerificationOutcome } from './email-verified.api';

export type VerificationState = 'verifying' | 'verified' | 'already' | 'unfinished' | 'refused' | 'unreachable';

const WAIT = 5000;
const READING = 2000;

/**
 * Sends the token during the wait, and reports success only once the server confirms it. Without a token this is the
 * page that a finished verification leads to: it changes nothing and only links onwards.
 */
export function useVerification(): { state: VerificationState; token: string; tryAgain: () => void } {
  const [search] = useSearchParams();
  const hasToken = search.has('token');
  const { data, submit } = useFetcher<VerificationOutcome>();
  const [isWaitOver, setIsWaitOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsWaitOver(true), WAIT);
    return () => clearTimeout(timer);
  }, []);

  const tryAgain = () => void submit(null, { method: 'post' });
  useEffect(() => {
    if (hasToken) void submit(null, { method: 'post' });
  }, [hasToken, submit]);

  const state = stateOf({ data, isWaitOver, hasToken, hasError: search.has('error') });
  useDeparture(state === 'verified', 'profile', READING);
  return { state, token: search.get('token') ?? '', tryAgain };
}

interface Known {
  data: VerificationOutcome | undefined;
  isWaitOver: boolean;
  hasToken: boolean;
  hasError: boolean;
}

function stateOf({ data, isWaitOver, hasToken, hasError }: Known): VerificationState {
  if (hasError) return 'refused';
  if (data?.ok === false && data.code === 'already-verified') return 'already';
  if (data?.ok === false) return data.code === 'unreachable' || data.code === 'unavailable' ? 'unreachable' : 'refused';
  if (data?.value.choosePassword) return 'unfinished';
  if (hasToken && !data) return 'verifying';
  return isWaitOver ? 'verified' : 'verifying';
}
