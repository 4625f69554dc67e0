import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import type { Outcome } from './outcome';

/**
 * Sends an act to the page's action, and calls `onDone` with what came of it; the page shows the rest. A refusal
 * that belongs to no field becomes a notice. `act` is for an `acting` action, `actWith` for an `actingWithFile` one.
 * `action` names another page's action than that of the page itself.
 */
export function useAct<Act extends object, T = unknown>(onDone: (value: T) => void, action?: string) {
  const { notify } = useShell();
  const { data, state, submit } = useFetcher<Outcome<T>>();
  const tell = useEffectEvent((outcome: Outcome<T>) => {
    if (outcome.ok) onDone(outcome.value);
    else if (Object.keys(outcome.fields).length === 0) notify({ tone: 'error', text: outcome.message });
  });
  useEffect(() => {
    if (data) tell(data as Outcome<T>);
  }, [data]);
  const to = { method: 'post' as const, ...(action === undefined ? {} : { action }) };
  return {
    refusal: data?.ok === false ? data : undefined,
    isBusy: state !== 'idle',
    act(what: Act) {
      if (state === 'idle') void submit(what as never, { ...to, encType: 'application/json' });
    },
    actWith(what: Act, file?: File) {
      const form = new FormData();
      form.set('act', JSON.stringify(what));
      if (file) form.set('file', file);
      if (state === 'idle') void submit(form, { ...to, encType: 'multipart/form-data' });
    },
  };
}

/** The same, told in words once it is done. */
export function useToldAct<Act extends object>(done: string, action?: string) {
  const { notify } = useShell();
  return useAct<Act>(() => notify({ tone: 'success', text: done }), action);
}
