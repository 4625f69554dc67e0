import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DevicePicture } from '../../shared/autosave/device-picture';
import { picturesToSend } from '../../shared/content-field';

export type DraftPicture = DevicePicture;

export interface DraftText {
  title: string;
  category: string;
  readTime: string;
  content: string;
  /** The format of the content; plain by default. */
  contentFormat?: ContentFormat;
}

/** A post on its way: everything that was typed and chosen. */
export interface Draft extends DraftText {
  /** '' until something is typed: nothing is kept before that. */
  id: string;
  contentFormat: ContentFormat;
  thumbnail: DraftPicture | null;
  images: DraftPicture[];
  /** Sent as Idempotency-Key, the same for every attempt, so that a retry cannot publish twice. */
  publishKey: string;
  savedAt: string;
  /** The id of the member who wrote it; '' for a guest. */
  owner: string;
  server: ServerCopy | null;
  /** It came from another device and was not opened here yet: only its writer puts it on the editor. */
  isFromElsewhere: boolean;
  /** Pictures that were chosen on another device and are there. */
  elsewhere: NamedPicture[];
  /** When it is to go out, as the form has it; '' for at once. */
  publishAt: string;
  /** When its writer has thrown it away; it is still here to be taken back. */
  discardedAt: string;
}

/** What travels of a picture before it is published. */
export interface NamedPicture {
  name: string;
  alt: string;
  /** Names it in the text. */
  key?: string;
}

/** The server's copy of a draft. */
export interface ServerCopy {
  version: number;
  savedAt: string;
  /** The `savedAt` of the text it has; another one means that this device has a newer text. */
  of: string;
}

/** Whether the server has what this device has. */
export const isOnServer = ({ server, savedAt }: Draft) => server !== null && server.of === savedAt;

export const TEXT_FIELDS = ['title', 'category', 'readTime', 'content'] as const satisfies (keyof DraftText)[];

export const formatOf = ({ contentFormat = 'plain' }: DraftText): ContentFormat => contentFormat;

export const EMPTY_DRAFT: Draft = {
  id: '',
  title: '',
  category: '',
  readTime: '',
  content: '',
  contentFormat: 'plain',
  thumbnail: null,
  images: [],
  publishKey: '',
  savedAt: '',
  owner: '',
  server: null,
  isFromElsewhere: false,
  elsewhere: [],
  publishAt: '',
  discardedAt: '',
};

export const isBlank = (draft: DraftText & Pick<Draft, 'thumbnail' | 'images'>) =>
  TEXT_FIELDS.every((field) => draft[field] === '') && draft.thumbnail === null && draft.images.length === 0;

export const getPictures = ({ thumbnail, images }: Draft): DraftPicture[] =>
  thumbnail ? [thumbnail, ...images] : images;

/** Those that the post will have. */
export const imagesToSend = (draft: Draft): DraftPicture[] => picturesToSend(draft.images, draft);

/** The pictures of this draft that this device does not have; one that was chosen again is here. */
export function missingPictures(draft: Draft): NamedPicture[] {
  const here = new Set(getPictures(draft).map(({ name }) => name));
  return draft.elsewhere.filter(({ name }) => !here.has(name));
}

export const WORDS_A_MINUTE = 200;

/** The reading time in whole minutes; 0 for an empty text. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The same, as the form has it; '' for an empty text. */
export function computeReadTime(content: string): string {
  const minutes = readingMinutes(content);
  if (minutes === 0) return '';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The read time once the text has become another: it follows, unless its author has written one. */
export function followedReadTime({ readTime, content }: DraftText, contentBefore: string): string {
  const isOwn = readTime !== '' && readTime !== computeReadTime(contentBefore);
  return isOwn ? readTime : computeReadTime(content);
}
