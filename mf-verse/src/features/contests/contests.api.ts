import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { ContestAnswer, ContestChange, ContestForm, ContestList } from '@verse/api-contract/contests';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';
import { actsOf } from '../../shared/perform';

export interface Contests extends ContestList {
  /** By how much this device's clock is behind the server's, in milliseconds. */
  behindBy: number;
}

export async function loadContests(args: LoaderFunctionArgs): Promise<Contests> {
  const list = await api(args)<ContestList>('/api/contests');
  return { ...list, behindBy: Date.parse(list.serverNow) - Date.now() };
}

export type ContestAct =
  | { what: 'add'; key: string; form: ContestForm }
  | { what: 'change'; id: string; version: number; change: ContestChange }
  | { what: 'picture'; id: string; version: number; alt: string; file: File | undefined }
  | { what: 'no picture'; id: string; version: number }
  | { what: 'confirm'; id: string; memberId: string };

function sendPicture(client: ApiClient, path: string, { version, alt, file }: ContestAct & { what: 'picture' }) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return client(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
}

const doAsStaff = actsOf((client, act: ContestAct): Promise<unknown> => {
  if (act.what === 'add')
    return client('/api/contests', { method: 'POST', body: act.form, headers: { 'Idempotency-Key': act.key } });
  const path = `/api/contests/${encodeURIComponent(act.id)}`;
  switch (act.what) {
    case 'change':
      return client(path, { method: 'PATCH', body: act.change, headers: { 'If-Match': `"${act.version}"` } });
    case 'picture':
      return sendPicture(client, `${path}/picture`, act);
    case 'no picture':
      return client(`${path}/picture`, { method: 'DELETE', headers: { 'If-Match': `"${act.version}"` } });
    case 'confirm':
      return client(`${path}/held/${encodeURIComponent(act.memberId)}`, { method: 'PUT' });
  }
});

/** What the team does says its call; what a member does is a form of its own. */
export async function doWithContest(args: ActionFunctionArgs): Promise<FormOutcome<unknown>> {
  const form = await args.request.clone().formData();
  return form.has('call') ? doAsStaff(args) : takeOrGiveBack(args);
}

function takeOrGiveBack(args: ActionFunctionArgs): Promise<FormOutcome<ContestAnswer>> {
  return outcomeOf(
    args.request.formData().then((form) => {
      const method = textOf(form, 'intent') === 'leave' ? 'DELETE' : 'PUT';
      return api(args)<ContestAnswer>(`/api/contests/${encodeURIComponent(textOf(form, 'id'))}/entry`, { method });
    }),
  );
}
