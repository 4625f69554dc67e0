import { useCallback } from 'react';
import { type ActionFunctionArgs, useLocation, useSubmit } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, textOf } from './form-outcome';

interface Call {
  act: unknown;
  answer: (outcome: FormOutcome<never>) => void;
}

const UNANSWERED: FormOutcome<never> = { ok: false, fields: {}, message: 'It could not be done. Please try again.' };

/**
 * What is to be done, by call, and who waits for the answer. An act outlives the component that began it: Undo
 * is pressed on another page. It is handed over as it is, since a picture would not survive as JSON.
 */
const waiting = new Map<string, Call>();
let calls = 0;

/**
 * The action of a page whose acts are done with `usePerform` and `useAct`. What it
 * answers is all that has changed, so no loader is asked anew.
 *
 * @example
 * export const action = actsOf((client, act: LikeAct) =>
 *   client(`/api/posts/${act.id}/like`, { method: act.on ? 'PUT' : 'DELETE' }),
 * );
 */
export const actsOf =
  <Act, T>(perform: (client: ApiClient, act: Act) => Promise<T>) =>
  async (args: ActionFunctionArgs): Promise<FormOutcome<T>> => {
    const call = waiting.get(textOf(await args.request.formData(), 'call'));
    if (!call) throw new Response('No such act', { status: 400 });
    const outcome = await outcomeOf(perform(api(args), call.act as Act));
    call.answer(outcome as FormOutcome<never>);
    return outcome.ok ? { ...outcome, isWhole: true } : outcome;
  };

/**
 * Does something by the action of the page and resolves with what became of it. Any number may be under way at once.
 */
export function usePerform<Act>() {
  const submit = useSubmit();
  const { pathname } = useLocation();
  return useCallback(
    <T>(act: Act) =>
      new Promise<FormOutcome<T>>((resolve) => {
        const call = `act ${(calls += 1)}`;
        waiting.set(call, { act, answer: resolve as Call['answer'] });
        const options = { method: 'post', action: pathname, navigate: false, fetcherKey: call } as const;
        void submit({ call }, options).finally(() => {
          waiting.delete(call);
          resolve(UNANSWERED);
        });
      }),
    [pathname, submit],
  );
}
