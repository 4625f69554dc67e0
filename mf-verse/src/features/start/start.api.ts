import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Nearby as NearbyPage, OwnProfile, Work } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { readText } from '@verse/contract/form';
import { api } from '@verse/contract/react';
import { sendForm } from '@verse/contract/send-form';
import { CRAFTS } from './crafts';

export type Nearby = NearbyPage['people'];

export const loadNearby = async (args: LoaderFunctionArgs): Promise<Nearby | null> =>
  (await callApi(api(args), 'GET /api/me/nearby')).people;

const isCraft = (skill: string) => CRAFTS.some(({ name }) => name.toLowerCase() === skill.toLowerCase());

/** Saves the chosen crafts, and keeps other skills. */
export function saveCrafts(client: ApiClient, { version, skills }: OwnProfile, form: FormData) {
  const chosen = form.getAll('craft').map(String);
  return callApi(client, 'PATCH /api/me/profile', {
    version,
    body: {
      skills: [...chosen, ...skills.filter((skill) => !isCraft(skill))],
      place: readText(form, 'place').trim(),
    },
  });
}

const PATH = '/api/me/works';
const TEXTS = { description: '', role: '', link: '', year: null };

interface NewWork {
  /** A retry with the same key adds no second work. */
  key: string;
  file: File;
  title: string;
}

/** Adds a work with one picture. Its title describes the picture until the member describes it. */
export function sendWork({ key, file, title }: NewWork, onProgress: (share: number) => void) {
  const form = new FormData();
  const pictures = [{ from: 'new', index: 0, alt: title }];
  form.append('work', JSON.stringify({ ...TEXTS, title, pictures }));
  form.append('pictures', file);
  return sendForm<Work>({ method: 'POST', path: PATH, form, headers: { 'idempotency-key': key }, onProgress });
}

/** Changes the title of a work, and that of pictures which nothing else describes. */
export function renameWork(client: ApiClient, work: Work, title: string): Promise<Work> {
  const { description, role, link, year, id, version } = work;
  const pictures = work.pictures.map(({ alt }, index) => ({
    from: 'kept',
    index,
    alt: alt === work.title ? title : alt,
  }));
  const body = new FormData();
  body.append('work', JSON.stringify({ description, role, link, year, title, pictures }));
  return callApi(client, 'PATCH /api/me/works/{id}', { params: { id }, version, body });
}

export const removeWork = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/me/works/{id}', { params: { id } });

export const restoreWork = (client: ApiClient, id: string) =>
  callApi(client, 'POST /api/me/works/{id}/restore', { params: { id } });
