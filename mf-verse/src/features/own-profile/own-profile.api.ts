import type { ActionFunctionArgs } from 'react-router-dom';
import {
  AUDIENCES,
  AVAILABILITIES,
  GUARDED_FIELDS,
  type OwnProfile,
  type ProfileChange,
  type Work,
} from '@verse/api-contract/profiles';
import { readWhole } from '@verse/api-contract/typed-number';
import { api } from '@verse/contract/react';
import { type FormAction, type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';

const PATH = '/api/me/profile';
const versionOf = (form: FormData) => ({ 'If-Match': `"${textOf(form, 'version')}"` });

/** `links.0` is wrong in the control `links`. */
function inControls<T>(outcome: FormOutcome<T>): FormOutcome<T> {
  if (outcome.ok) return outcome;
  const named = Object.entries(outcome.fields).map(([field, text]) => [field.split('.')[0]!, text]);
  return { ...outcome, fields: Object.fromEntries(named) as Record<string, string> };
}

const pieces = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);

const among = <T extends string>(allowed: readonly T[], value: string): T =>
  allowed.find((one) => one === value) ?? allowed[0]!;

const audienceIn = (form: FormData, name: string) => among(AUDIENCES, textOf(form, name));

function changeIn(form: FormData): ProfileChange {
  const shownTo = Object.fromEntries(GUARDED_FIELDS.map((field) => [field, audienceIn(form, `to-${field}`)]));
  return {
    bio: textOf(form, 'bio'),
    links: pieces(textOf(form, 'links'), /\s+/),
    skills: pieces(textOf(form, 'skills'), /,|\n/),
    availability: among(AVAILABILITIES, textOf(form, 'availability')),
    email: textOf(form, 'email').trim(),
    phone: textOf(form, 'phone').trim(),
    site: textOf(form, 'site').trim(),
    shownTo: shownTo as Required<ProfileChange>['shownTo'],
    visibility: audienceIn(form, 'visibility'),
    isListed: form.has('isListed'),
    refusesTraining: form.has('refusesTraining'),
  };
}

export const saveProfile: FormAction<OwnProfile> = async (args, form) =>
  inControls(
    await outcomeOf(api(args)<OwnProfile>(PATH, { method: 'PATCH', body: changeIn(form), headers: versionOf(form) })),
  );

export const saveHandle: FormAction<OwnProfile> = (args, form) =>
  outcomeOf(
    api(args)<OwnProfile>(`${PATH}/handle`, {
      method: 'PUT',
      body: { handle: textOf(form, 'handle') },
      headers: versionOf(form),
    }),
  );

/** Sets the picture or the cover, or takes it away where no file came. */
export const savePicture: FormAction<OwnProfile> = (args, form) => {
  const path = `${PATH}/${textOf(form, 'which')}`;
  const files = form.getAll('pictures');
  if (files.length === 0) return outcomeOf(api(args)<OwnProfile>(path, { method: 'DELETE', headers: versionOf(form) }));
  const body = new FormData();
  for (const file of files) body.append('pictures', file);
  return outcomeOf(api(args)<OwnProfile>(path, { method: 'PUT', body, headers: versionOf(form) }));
};

function workIn(form: FormData): FormData {
  const year = textOf(form, 'year').trim();
  const kept = form.getAll('kept-alt').map((alt, index) => ({ from: 'kept', index, alt }));
  const added = form.getAll('alt').map((alt, index) => ({ from: 'new', index, alt }));
  const work = {
    title: textOf(form, 'title'),
    description: textOf(form, 'description'),
    role: textOf(form, 'role'),
    link: textOf(form, 'link').trim(),
    // What is no number is sent as it is typed, so that the API names the control.
    year: year ? (readWhole(year) ?? year) : null,
    pictures: [...kept, ...added],
  };
  const body = new FormData();
  body.append('work', JSON.stringify(work));
  for (const file of form.getAll('files')) body.append('pictures', file);
  return body;
}

/** A new work, or one that is there already. */
export const saveWork: FormAction<Work> = async (args, form) => {
  const id = textOf(form, 'id');
  const body = workIn(form);
  return inControls(
    await outcomeOf(
      id
        ? api(args)<Work>(`/api/me/works/${id}`, { method: 'PATCH', body, headers: versionOf(form) })
        : api(args)<Work>('/api/me/works', { method: 'POST', body }),
    ),
  );
};

/** Moves a work, takes it away, or brings it back. */
export const actOnWork: FormAction = (args: ActionFunctionArgs, form) => {
  const path = `/api/me/works/${textOf(form, 'id')}`;
  const act = textOf(form, 'act');
  if (act === 'delete') return outcomeOf(api(args)(path, { method: 'DELETE' }));
  if (act === 'restore') return outcomeOf(api(args)(`${path}/restore`, { method: 'POST' }));
  return outcomeOf(api(args)(`${path}/place`, { method: 'PUT', body: { towards: act } }));
};
