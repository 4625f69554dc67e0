import type { ManagedBlog, NewBlog, PlacedPictures } from '@verse/api-contract/blogs';
import { forgetPictures, keptTexts } from '../../shared/device/device-store';
import { TextCopies } from '../../shared/device/text-copies';
import type { DevicePicture } from '../../shared/pictures/device-picture';

/** A picture of a post that is edited: one the server has, by its address, or one that was chosen on this device. */
export interface EditedPicture extends DevicePicture {
  src?: string;
}

export interface EditedPictures {
  thumbnail: EditedPicture;
  images: EditedPicture[];
}

/** What somebody has changed in a post that exists, until the server has it. */
export interface Change {
  /** The version that was changed: whoever was quicker is seen by it. */
  version: number;
  text: NewBlog;
  /** null while they are as they were. */
  pictures: EditedPictures | null;
}

const PREFIX = 'verse:resources:change:';
/** In front of the id of the second copy; drafts have none. */
const COPY = 'change:';
const copies = new TextCopies();

export function keepChange(id: string, change: Change): void {
  const text = JSON.stringify(change);
  void copies.keep(COPY + id, text);
  try {
    localStorage.setItem(PREFIX + id, text);
  } catch {
    // It is still on the page.
  }
}

const isText = (text: Partial<NewBlog> | undefined): text is NewBlog =>
  [text?.title, text?.category, text?.readTime, text?.content].every((word) => typeof word === 'string');
const isPicture = (value: unknown): value is EditedPicture =>
  typeof value === 'object' && value !== null && ['id', 'name', 'alt'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function picturesIn(value: Partial<EditedPictures> | null | undefined): EditedPictures | null {
  return value && isPicture(value.thumbnail) && Array.isArray(value.images) && value.images.every(isPicture) ? { thumbnail: value.thumbnail, images: value.images } : null;
}

/** As far as it can be read. Earlier releases kept the text alone, of the version that was there. */
export function keptChange(id: string, version: number): Change | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as (Partial<Change> & Partial<NewBlog>) | null;
    if (isText(kept?.text)) return { version: typeof kept.version === 'number' ? kept.version : version, text: kept.text, pictures: picturesIn(kept.pictures) };
    return kept && isText(kept) ? { version, text: kept, pictures: null } : null;
  } catch {
    return null;
  }
}

/** The server has this; what was typed since then stays. */
export function settleChange(id: string, stored: Partial<NewBlog>): void {
  const text = keptChange(id, 0)?.text;
  if (text && (Object.keys(text) as (keyof NewBlog)[]).every((name) => stored[name] === text[name])) forgetChange(id);
}

export function forgetChange(id: string): void {
  const { thumbnail, images } = keptChange(id, 0)?.pictures ?? {};
  const chosen = [thumbnail, ...(images ?? [])].flatMap((picture) => (picture && picture.src === undefined ? [picture.id] : []));
  void forgetPictures(chosen).catch(() => {});
  void copies.forget(COPY + id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept.
  }
}

/** Brings back what a crash of the browser took from localStorage. */
export async function restoreChanges(): Promise<void> {
  const texts = await keptTexts().catch(() => new Map<string, string>());
  for (const [key, text] of texts) {
    const id = key.startsWith(COPY) ? key.slice(COPY.length) : '';
    try {
      if (id) localStorage.setItem(PREFIX + id, text);
    } catch {
      return;
    }
  }
}

export const wordsOf = ({ title, category, readTime, content }: ManagedBlog): NewBlog => ({ title, category, readTime, content });

export function picturesOf({ picture, contentImages }: ManagedBlog): EditedPictures {
  const edited = (src: string, alt: string, name: string): EditedPicture => ({ id: `${name} ${src}`, name, alt, src });
  return { thumbnail: edited(picture.src, picture.alt, 'Present cover'), images: contentImages.map(({ src, alt }, index) => edited(src, alt, `Present picture ${index + 1}`)) };
}

/** What the server is told of them: the files of those without an address come beside it, in their order. */
export function placed({ thumbnail, images }: EditedPictures): PlacedPictures {
  const place = ({ src, alt }: EditedPicture) => ({ ...(src === undefined ? {} : { src }), alt });
  return { thumbnail: place(thumbnail), images: images.map(place) };
}
