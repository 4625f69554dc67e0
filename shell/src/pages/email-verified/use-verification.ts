import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router-dom';
import { useDelayedRedirect } from '../../shared/use-delayed-redirect';
import type { VerificationResult } from './email-verified.api';

export type VerificationState = 'verifying' | 'verified' | 'already' | 'unfinished' | 'refused' | 'unreachable';

const WAIT = 5000;
const READING = 2000;

/**
 * Sends the token while the page shows progress, and reports success only once the server has confirmed it. Without a
 * token, verification has already finished, so the page only links onwards.
 */
export function useVerification(): { state: VerificationState; tryAgain: () => void } {
  const [search] = useSearchParams();
  const hasToken = search.has('token');
  const { data, submit } = useFetcher<VerificationResult>();
  const [isWaitOver, setIsWaitOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsWaitOver(true), WAIT);
    return () => clearTimeout(timer);
  }, []);

  const tryAgain = () => void submit(null, { method: 'post' });
  useEffect(() => {
    if (hasToken) void submit(null, { method: 'post' });
  }, [hasToken, submit]);

  const state = toVerificationState({ data, isWaitOver, hasToken, hasError: search.has('error') });
  const verified = data?.ok ? data.value : undefined;
  useDelayedRedirect(state === 'verified', 'profile', READING, {
    verifiedEmail: verified?.email,
    isNew: verified?.isNewMember,
  });
  return { state, tryAgain };
}

interface Known {
  data: VerificationResult | undefined;
  isWaitOver: boolean;
  hasToken: boolean;
  hasError: boolean;
}

function toVerificationState({ data, isWaitOver, hasToken, hasError }: Known): VerificationState {
  if (hasError) return 'refused';
  if (data?.ok === false && data.code === 'already-verified') return 'already';
  if (data?.ok === false) return data.code === 'unreachable' || data.code === 'unavailable' ? 'unreachable' : 'refused';
  if (data?.value.choosePassword) return 'unfinished';
  if (hasToken && !data) return 'verifying';
  return isWaitOver ? 'verified' : 'verifying';
}
