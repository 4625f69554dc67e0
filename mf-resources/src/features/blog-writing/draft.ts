/** A picture of a draft. Its bytes are kept apart, under its id. */
export interface DraftPicture {
  id: string;
  name: string;
  alt: string;
}

export interface DraftText {
  title: string;
  category: string;
  readTime: string;
  content: string;
}

/** A post on its way: everything that was typed and chosen. */
export interface Draft extends DraftText {
  /** '' until something is typed: nothing is kept before that. */
  id: string;
  thumbnail: DraftPicture | null;
  images: DraftPicture[];
  /** Sent as Idempotency-Key, the same for every attempt, so that a retry cannot publish twice. */
  publishKey: string;
  savedAt: string;
}

export const TEXT_FIELDS = ['title', 'category', 'readTime', 'content'] as const satisfies (keyof DraftText)[];

export const EMPTY_DRAFT: Draft = {
  id: '',
  title: '',
  category: '',
  readTime: '',
  content: '',
  thumbnail: null,
  images: [],
  publishKey: '',
  savedAt: '',
};

/** `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isBlank = (draft: DraftText & Pick<Draft, 'thumbnail' | 'images'>) =>
  TEXT_FIELDS.every((field) => draft[field] === '') && draft.thumbnail === null && draft.images.length === 0;

export const picturesOf = ({ thumbnail, images }: Draft): DraftPicture[] => (thumbnail ? [thumbnail, ...images] : images);

export const WORDS_A_MINUTE = 200;

/** What a reader needs, in whole minutes; 0 for an empty text. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
