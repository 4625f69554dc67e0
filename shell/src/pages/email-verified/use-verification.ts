import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router-dom';
import type { FormOutcome } from '../../shared/form-outcome';
import { useDeparture } from '../../shared/use-departure';

export type VerificationState = 'verifying' | 'verified' | 'refused' | 'unreachable';

const WAIT = 5000;
const READING = 2000;

/**
 * The token goes to the server during the wait, and success is only said once the server agrees. Without a token this is
 * the page that a finished check leads to: it changes nothing, so it only shows the way on.
 */
export function useVerification(): { state: VerificationState; tryAgain: () => void } {
  const [search] = useSearchParams();
  const hasToken = search.has('token');
  const { data, submit } = useFetcher<FormOutcome>();
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
  useDeparture(state === 'verified', '/verse/user-profile', READING);
  return { state, tryAgain };
}

interface Known {
  data: FormOutcome | undefined;
  isWaitOver: boolean;
  hasToken: boolean;
  hasError: boolean;
}

function stateOf({ data, isWaitOver, hasToken, hasError }: Known): VerificationState {
  if (hasError) return 'refused';
  if (data?.ok === false) return data.code === 'unreachable' || data.code === 'unavailable' ? 'unreachable' : 'refused';
  if (hasToken && !data) return 'verifying';
  return isWaitOver ? 'verified' : 'verifying';
}
