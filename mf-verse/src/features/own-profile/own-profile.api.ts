import type { ProfileChange, Work } from '@verse/api-contract/api';
import { splitTags } from '@verse/api-contract/community/typed-tags';
import type { ProfilePicture } from '@verse/api-contract/identity/profiles.schema';
import { AUDIENCES, AVAILABILITIES, GUARDED_FIELDS } from '@verse/api-contract/identity/profiles.values';
import { readWhole } from '@verse/api-contract/typed-number';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
const versionIn = (form: FormData) => Number(readText(form, 'version'));

/** Maps errors to control names: `links.0` becomes `links`. */
async function withControlNames<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.failure?.fields) throw error;
    const named = Object.entries(error.fields).map(([field, text]) => [field.split('.')[0]!, text]);
    const fields = Object.fromEntries(named) as Record<string, string>;
    throw new ApiError(error.status, { ...error.failure, fields }, { body: error.body });
  }
}

const pieces = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter(Boolean);

const among = <T extends string>(allowed: readonly T[], value: string): T =>
  allowed.find((one) => one === value) ?? allowed[0]!;

const audienceIn = (form: FormData, name: string) => among(AUDIENCES, readText(form, name));

function changeIn(form: FormData): ProfileChange {
  const shownTo = Object.fromEntries(GUARDED_FIELDS.map((field) => [field, audienceIn(form, `to-${field}`)]));
  return {
    bio: readText(form, 'bio'),
    links: pieces(readText(form, 'links'), /\s+/),
    skills: pieces(readText(form, 'skills'), /,|\n/),
    place: readText(form, 'place').trim(),
    availability: among(AVAILABILITIES, readText(form, 'availability')),
    email: readText(form, 'email').trim(),
    phone: readText(form, 'phone').trim(),
    site: readText(form, 'site').trim(),
    shownTo: shownTo as Required<ProfileChange>['shownTo'],
    visibility: audienceIn(form, 'visibility'),
    isListed: form.has('isListed'),
    refusesTraining: form.has('refusesTraining'),
  };
}

export const saveProfile = (client: ApiClient, form: FormData) =>
  withControlNames(callApi(client, 'PATCH /api/me/profile', { version: versionIn(form), body: changeIn(form) }));

export const saveHandle = (client: ApiClient, form: FormData) =>
  callApi(client, 'PUT /api/me/profile/handle', {
    version: versionIn(form),
    body: { handle: readText(form, 'handle') },
  });

interface PictureInput {
  which: ProfilePicture;
  version: number;
  file: File | undefined;
}

/** Uploads the picture or cover, or removes it if no file is given. */
export function savePicture(client: ApiClient, { which, version, file }: PictureInput) {
  if (!file) return callApi(client, 'DELETE /api/me/profile/{which}', { params: { which }, version });
  const body = new FormData();
  body.append('pictures', file);
  return callApi(client, 'PUT /api/me/profile/{which}', { params: { which }, version, body });
}

/**
 * Returns the form entries whose names start with the prefix, in form order. The prefix is removed from their names.
 */
const entriesNamed = (form: FormData, prefix: string) =>
  [...form].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]);

/** The focal point of a picture, or null if none is set. */
function focusIn(form: FormData, name: string): { x: number; y: number } | null {
  const [x = '', y] = readText(form, name).split(' ');
  return y === undefined ? null : { x: Number(x), y: Number(y) };
}

function workIn(form: FormData): FormData {
  const year = readText(form, 'year').trim();
  const kept = entriesNamed(form, 'kept-alt ').map(([name, alt]) => ({
    from: 'kept',
    index: Number(name),
    alt,
    focus: focusIn(form, `kept-focus ${String(name)}`),
  }));
  const added = entriesNamed(form, 'alt ').map(([name, alt], index) => ({
    from: 'new',
    index,
    alt,
    focus: focusIn(form, `focus ${String(name)}`),
  }));
  const work = {
    title: readText(form, 'title'),
    description: readText(form, 'description'),
    role: readText(form, 'role'),
    problem: readText(form, 'problem'),
    decisions: readText(form, 'decisions'),
    result: readText(form, 'result'),
    madeHow: readText(form, 'madeHow'),
    tags: splitTags(readText(form, 'tags')),
    link: readText(form, 'link').trim(),
    // An invalid number is sent as typed, so that the API reports the error.
    year: year ? (readWhole(year) ?? year) : null,
    pictures: [...kept, ...added],
  };
  const body = new FormData();
  body.append('work', JSON.stringify(work));
  for (const file of form.getAll('files')) body.append('pictures', file);
  return body;
}

/** Updates a work, or adds one; a retry with the same key adds it once. */
export function saveWork(client: ApiClient, form: FormData, key: string): Promise<Work> {
  const id = readText(form, 'id');
  const body = workIn(form);
  return withControlNames(
    id
      ? callApi(client, 'PATCH /api/me/works/{id}', { params: { id }, version: versionIn(form), body })
      : callApi(client, 'POST /api/me/works', { headers: { 'Idempotency-Key': key }, body }),
  );
}

export type WorkStep = 'start' | 'end' | 'delete' | 'restore';

/** Moves, deletes or restores a work. */
export function changeWork(client: ApiClient, id: string, step: WorkStep): Promise<unknown> {
  if (step === 'delete') return callApi(client, 'DELETE /api/me/works/{id}', { params: { id } });
  if (step === 'restore') return callApi(client, 'POST /api/me/works/{id}/restore', { params: { id } });
  return callApi(client, 'PUT /api/me/works/{id}/place', { params: { id }, body: { towards: step } });
}
