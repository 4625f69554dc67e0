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
  /** When it was last changed on this device; '' before anything was. */
  savedAt: string;
}

const PREFIX = 'verse:resources:change:';
/** In front of the id of the second copy; drafts have none. */
const COPY = 'change:';
const copies = new TextCopies();

/** On the device before this returns; resolves when the second copy, which outlives the browser, has worked or failed. */
export async function keepChange(id: string, change: Change): Promise<{ isSafe: boolean; hasCopy: boolean }> {
  const text = JSON.stringify(change);
  const copy = copies.keep(COPY + id, text);
  let isKept = true;
  try {
    localStorage.setItem(PREFIX + id, text);
  } catch {
    isKept = false;
  }
  const hasCopy = await copy;
  return { isSafe: isKept || hasCopy, hasCopy };
}

const isText = (text: Partial<NewBlog> | undefined): text is NewBlog =>
  [text?.title, text?.category, text?.readTime, text?.content].every((word) => typeof word === 'string');
const isPicture = (value: unknown): value is EditedPicture =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'alt'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function picturesIn(value: Partial<EditedPictures> | null | undefined): EditedPictures | null {
  return value && isPicture(value.thumbnail) && Array.isArray(value.images) && value.images.every(isPicture)
    ? { thumbnail: value.thumbnail, images: value.images }
    : null;
}

/** As far as it can be read. Earlier releases kept the text alone, of the version that was there. */
function changeIn(text: string | null, version: number): Change | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Partial<Change> & Partial<NewBlog>) | null;
    const savedAt = typeof kept?.savedAt === 'string' ? kept.savedAt : '';
    if (isText(kept?.text))
      return {
        version: typeof kept.version === 'number' ? kept.version : version,
        text: kept.text,
        pictures: picturesIn(kept.pictures),
        savedAt,
      };
    return kept && isText(kept) ? { version, text: kept, pictures: null, savedAt } : null;
  } catch {
    return null;
  }
}

export function keptChange(id: string, version: number): Change | null {
  try {
    return changeIn(localStorage.getItem(PREFIX + id), version);
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
  const chosen = [thumbnail, ...(images ?? [])].flatMap((picture) =>
    picture && picture.src === undefined ? [picture.id] : [],
  );
  void forgetPictures(chosen).catch(() => {});
  void copies.forget(COPY + id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept.
  }
}

const ASIDE = 'verse:resources:set-aside:';

function move(id: string, from: string, to: string): void {
  try {
    const text = localStorage.getItem(from + id);
    if (text === null) return;
    localStorage.setItem(to + id, text);
    localStorage.removeItem(from + id);
  } catch {
    // It stays where it is.
  }
}

/** The writer keeps what somebody else has stored. What was written here is not thrown away with it. */
export function setAside(id: string): void {
  move(id, PREFIX, ASIDE);
  void copies.forget(COPY + id);
}

/** Whether a change was set aside and can be taken up again: not while there is a newer one. */
export function hasAside(id: string): boolean {
  try {
    return localStorage.getItem(ASIDE + id) !== null && localStorage.getItem(PREFIX + id) === null;
  } catch {
    return false;
  }
}

export function takeUpAgain(id: string): void {
  if (hasAside(id)) move(id, ASIDE, PREFIX);
}

/** Brings back what a crash of the browser took from localStorage; a copy that is older than what is there stays behind. */
export async function restoreChanges(): Promise<void> {
  const texts = await keptTexts().catch(() => new Map<string, string>());
  for (const [key, text] of texts) {
    const id = key.startsWith(COPY) ? key.slice(COPY.length) : '';
    const copy = id ? changeIn(text, 0) : null;
    const kept = copy ? keptChange(id, 0) : null;
    if (!copy || (kept && copy.savedAt <= kept.savedAt)) continue;
    try {
      localStorage.setItem(PREFIX + id, text);
    } catch {
      return;
    }
  }
}

/** What its author goes on with: the revision, where there is one. */
export function editedForm(post: ManagedBlog): ManagedBlog {
  if (!post.revision || !post.acts.includes('drop')) return post;
  const { title, category, readTime, content, picture, contentImages } = post.revision;
  return { ...post, title, category, readTime, content, picture, contentImages };
}

/** What is saved goes to the editors, and the post stays as it is meanwhile. Whoever may schedule publishes by themselves. */
export const savesRevision = ({ acts, status }: ManagedBlog): boolean =>
  !acts.includes('schedule') && (acts.includes('publish') || status === 'published' || status === 'scheduled');

export const wordsOf = ({ title, category, readTime, content }: ManagedBlog): NewBlog => ({
  title,
  category,
  readTime,
  content,
});

export function picturesOf({ picture, contentImages }: ManagedBlog): EditedPictures {
  const edited = (src: string, alt: string, name: string): EditedPicture => ({ id: `${name} ${src}`, name, alt, src });
  return {
    thumbnail: edited(picture.src, picture.alt, 'Current cover'),
    images: contentImages.map(({ src, alt }, index) => edited(src, alt, `Current picture ${index + 1}`)),
  };
}

/** What the server is told of them: the files of those without an address come beside it, in their order. */
export function placed({ thumbnail, images }: EditedPictures): PlacedPictures {
  const place = ({ src, alt }: EditedPicture) => ({ ...(src === undefined ? {} : { src }), alt });
  return { thumbnail: place(thumbnail), images: images.map(place) };
}
