import { useEffect, useState } from 'react';
import { isHandle } from '@verse/api-contract/identity/profiles.values';
import { ORGANISATION_MESSAGES } from '@verse/api-contract/work/organisations.values';
import { useSend } from '@verse/contract/server-state';
import { checkHandle, type HandleAnswer } from './organisations.api';

const PAUSE_MS = 300;

export type HandleCheck = HandleAnswer & { handle: string };

/** Checks the availability of a handle while it is being typed; undefined until the result is known. */
export function useHandleCheck(handle: string): HandleCheck | undefined {
  const send = useSend();
  const [answer, setAnswer] = useState<HandleCheck>();
  useEffect(() => {
    if (!isHandle(handle)) return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      void send((api) => checkHandle(api, handle)).then((result) => {
        if (!isCancelled && result.ok) setAnswer({ handle, ...result.value });
      });
    }, PAUSE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [handle, send]);
  if (handle === '') return undefined;
  if (!isHandle(handle)) return { handle, isFree: false, message: ORGANISATION_MESSAGES.handle, suggestion: null };
  return answer?.handle === handle ? answer : undefined;
}
