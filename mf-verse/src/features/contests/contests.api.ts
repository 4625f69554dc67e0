import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { ContestAnswer, ContestList } from '@verse/api-contract/contests';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';

export interface Contests extends ContestList {
  /** By how much this device's clock is behind the server's, in milliseconds. */
  behindBy: number;
}

export async function loadContests(args: LoaderFunctionArgs): Promise<Contests> {
  const list = await api(args)<ContestList>('/api/contests');
  return { ...list, behindBy: Date.parse(list.serverNow) - Date.now() };
}

export function takeOrGiveBack(args: ActionFunctionArgs): Promise<FormOutcome<ContestAnswer>> {
  return outcomeOf(
    args.request.formData().then((form) => {
      const method = textOf(form, 'intent') === 'leave' ? 'DELETE' : 'PUT';
      return api(args)<ContestAnswer>(`/api/contests/${encodeURIComponent(textOf(form, 'id'))}/entry`, { method });
    }),
  );
}
