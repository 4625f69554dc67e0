import type { MemberProfile, MemberView, OwnProfile, Work } from '@verse/api-contract/api';
import {
  memberProfileSchema,
  memberViewSchema,
  ownProfileSchema,
  workSchema,
} from '@verse/api-contract/identity/profiles.schema';
import { cookieOf, type Town, type Visitor } from './people';
import { jpegOf } from './pictures';

const OWN = '/api/me/profile';

export const ownProfile = async (visitor: Visitor): Promise<OwnProfile> =>
  ownProfileSchema.strict().parse(await (await visitor.get(OWN)).json());

export async function changeProfile(visitor: Visitor, change: object): Promise<OwnProfile> {
  const { version } = await ownProfile(visitor);
  const answer = await visitor.send('PATCH', OWN, change, { 'if-match': `"${version}"` });
  if (answer.status !== 200) throw new Error(`not changed: ${answer.status} ${await answer.text()}`);
  return ownProfileSchema.strict().parse(await answer.json());
}

export async function rename(visitor: Visitor, handle: string): Promise<Response> {
  const { version } = await ownProfile(visitor);
  return visitor.send('PUT', `${OWN}/handle`, { handle }, { 'if-match': `"${version}"` });
}

export async function sendForm(
  { api }: Town,
  visitor: Visitor,
  { method, path, form, version }: { method: string; path: string; form: FormData; version?: number },
): Promise<Response> {
  const headers = new Headers({ cookie: cookieOf(visitor) });
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  return api.call(path, { method, headers, body: form });
}

export const WORK = { title: 'A sign', description: 'Painted.', role: 'Lettering', link: '', year: 2025 };

export async function workForm(work: object = {}, pictures: number[] = [1], kept: number[] = []): Promise<FormData> {
  const form = new FormData();
  const listed = [
    ...kept.map((index) => ({ from: 'kept', index, alt: `Kept ${index}` })),
    ...pictures.map((seed, index) => ({ from: 'new', index, alt: `A gradient, ${seed}` })),
  ];
  form.append('work', JSON.stringify({ ...WORK, pictures: listed, ...work }));
  for (const seed of pictures) {
    const bytes = new Uint8Array(await jpegOf({ seed, width: 64, height: 40 }));
    form.append('pictures', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
  }
  return form;
}

export async function addWork(town: Town, visitor: Visitor, work: object = {}, pictures = [1]): Promise<Work> {
  const form = await workForm(work, pictures);
  const answer = await sendForm(town, visitor, { method: 'POST', path: '/api/me/works', form });
  if (answer.status !== 201) throw new Error(`not added: ${answer.status} ${await answer.text()}`);
  return workSchema.strict().parse(await answer.json());
}

export async function setPicture(
  town: Town,
  visitor: Visitor,
  which: 'picture' | 'cover',
  seed = 3,
): Promise<OwnProfile> {
  const { version } = await ownProfile(visitor);
  const form = new FormData();
  form.append(
    'pictures',
    new File([new Uint8Array(await jpegOf({ seed, width: 90, height: 90 }))], 'a.jpg', { type: 'image/jpeg' }),
  );
  const answer = await sendForm(town, visitor, { method: 'PUT', path: `${OWN}/${which}`, form, version });
  return ownProfileSchema.strict().parse(await answer.json());
}

const atMember = (handle: string) => `/api/members/${handle}`;

export const seenByGuest = async ({ visitor }: Pick<Town, 'visitor'>, handle: string): Promise<MemberProfile> =>
  memberProfileSchema.strict().parse(await (await visitor().get(atMember(handle))).json());

export const seenBy = async (visitor: Visitor, handle: string): Promise<MemberView> =>
  memberViewSchema.strict().parse(await (await visitor.get(`${atMember(handle)}/view`)).json());
