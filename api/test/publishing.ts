import type { Blog } from '@verse/api-contract/api';
import { jpegOf } from './pictures';
import { asEditor, type RunningApi } from './start-api';

export const POST = {
  title: 'A title',
  category: 'Craft',
  readTime: '2 minutes',
  content: 'First line\n\nSecond line',
};

export interface Part {
  bytes: Uint8Array | string;
  name?: string;
  type?: string;
}

export const fileOf = ({ bytes, name = 'picture.jpg', type = 'image/jpeg' }: Part) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

export const pdfOf = (text: string, name = 'a.pdf') =>
  fileOf({ bytes: `%PDF-1.7 ${text}`, name, type: 'application/pdf' });

/** Returns a form with these fields, in this order. */
export function formWith(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export interface PostForm {
  text?: Record<string, string>;
  thumbnail?: Part | null;
  images?: Part[];
}

export async function formOf({ text = {}, thumbnail, images = [] }: PostForm = {}): Promise<FormData> {
  const form = formWith({ ...POST, ...text });
  if (thumbnail !== null) form.append('thumbnail', fileOf(thumbnail ?? { bytes: await jpegOf() }));
  for (const image of images) form.append('contentImages', fileOf(image));
  return form;
}

export async function publish(
  api: RunningApi,
  form: PostForm = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.call('/api/blogs', { method: 'POST', headers: { ...asEditor, ...headers }, body: await formOf(form) });
}

export async function published(api: RunningApi, form: PostForm = {}): Promise<Blog> {
  const response = await publish(api, form);
  if (response.status !== 201) throw new Error(`not published: ${response.status} ${await response.text()}`);
  return (await response.json()) as Blog;
}
