import { useCallback, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';

/**
 * Does things by the page's action, one at a time: a fetcher drops what it is doing when it is given something new, and
 * its answer with it. Afterwards the router asks for the page's lists anew.
 */
export function useAct<Act, Outcome>() {
  const { submit, data, state } = useFetcher<Outcome>();
  const isUnderWay = useRef(false);
  const [dismissed, setDismissed] = useState<unknown>();
  const act = useCallback(
    (what: Act) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void submit(what as never, { method: 'post', encType: 'application/json' }).finally(() => {
        isUnderWay.current = false;
      });
    },
    [submit],
  );
  return {
    act,
    /** Of what was done last, unless it was dismissed. */
    outcome: data === dismissed ? undefined : data,
    isActing: state !== 'idle',
    dismiss: () => setDismissed(data),
  };
}
