import { useCallback, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';

/**
 * Sends acts to the page's action, one after another. A fetcher drops what it is doing when it is given something new, and
 * its answer with it; so what a person does and the list that the page asks for itself have one each.
 *
 * `answer` is the newest of all, `outcome` that of what the person did last.
 */
export function useActionQueue<Act extends { act: string }, Answer>() {
  const { submit: submitAct, data: outcome, state: acting } = useFetcher<Answer>();
  const { submit: submitList, data: listed, state: listing } = useFetcher<Answer>();
  const last = useRef(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [isListNewest, setListNewest] = useState(true);
  const act = useCallback(
    (what: Act) => {
      const isList = what.act === 'list';
      const submit = isList ? submitList : submitAct;
      setWaiting((count) => count + 1);
      last.current = last.current
        .then(() => submit(what as never, { method: 'post', encType: 'application/json' }))
        .finally(() => {
          setListNewest(isList);
          setWaiting((count) => count - 1);
        });
    },
    [submitAct, submitList],
  );
  const answer = isListNewest ? (listed ?? outcome) : (outcome ?? listed);
  return { act, answer, outcome, isBusy: waiting > 0 || acting !== 'idle' || listing !== 'idle' };
}
