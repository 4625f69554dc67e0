import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { DevicePicture } from '../../shared/autosave/device-picture';
import { picturesToSend } from '../../shared/content-field';

export type DraftPicture = DevicePicture;

export interface DraftText {
  title: string;
  category: string;
  readTime: string;
  content: string;
  /** Format of the content. Defaults to plain. */
  contentFormat?: ContentFormat;
  /** The text of the tag field. Absent from text of earlier releases. */
  tags?: string;
}

/** An unpublished post: everything the writer has typed and chosen. */
export interface Draft extends DraftText {
  /** '' until something is typed. Nothing is stored before that. */
  id: string;
  contentFormat: ContentFormat;
  tags: string;
  thumbnail: DraftPicture | null;
  images: DraftPicture[];
  /** Sent as the Idempotency-Key with every attempt, so that retries publish at most once. */
  publishKey: string;
  savedAt: string;
  /** Id of the member who wrote the draft; '' for a guest. */
  owner: string;
  server: ServerCopy | null;
  /**
   * Whether the draft came from another device and has not been opened on this one. Such a draft is not opened
   * automatically.
   */
  isFromElsewhere: boolean;
  /** Pictures that were chosen and stored on another device. */
  elsewhere: NamedPicture[];
  /** Publication time in the form's format; '' for immediate publication. */
  publishAt: string;
  /** Time at which the writer discarded the draft. A discarded draft can still be restored. */
  discardedAt: string;
}

/** A picture's description. It is synchronised before the picture itself is uploaded. */
export interface NamedPicture {
  name: string;
  alt: string;
  /** Key by which the text refers to the picture. */
  key?: string;
}

export interface ServerCopy {
  version: number;
  savedAt: string;
  /** `savedAt` of the text stored on the server. If it differs from the draft's, this device has newer text. */
  of: string;
}

/** Reports whether the server has this device's newest text. */
export const isOnServer = ({ server, savedAt }: Draft) => server !== null && server.of === savedAt;

export const TEXT_FIELDS = ['title', 'category', 'readTime', 'content', 'tags'] as const satisfies (keyof DraftText)[];

export const textOf = (draft: DraftText, field: (typeof TEXT_FIELDS)[number]): string => draft[field] ?? '';

export const formatOf = ({ contentFormat = 'plain' }: DraftText): ContentFormat => contentFormat;

export const EMPTY_DRAFT: Draft = {
  id: '',
  title: '',
  category: '',
  readTime: '',
  content: '',
  contentFormat: 'plain',
  tags: '',
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
  TEXT_FIELDS.every((field) => textOf(draft, field) === '') && draft.thumbnail === null && draft.images.length === 0;

export const getPictures = ({ thumbnail, images }: Draft): DraftPicture[] =>
  thumbnail ? [thumbnail, ...images] : images;

/** Returns the pictures to publish. */
export const imagesToSend = (draft: Draft): DraftPicture[] => picturesToSend(draft.images, draft);

/** Returns the pictures missing from this device. A picture that was chosen again does not count as missing. */
export function missingPictures(draft: Draft): NamedPicture[] {
  const here = new Set(getPictures(draft).map(({ name }) => name));
  return draft.elsewhere.filter(({ name }) => !here.has(name));
}

export const WORDS_A_MINUTE = 200;

/** Returns the reading time in whole minutes, or 0 for an empty text. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** Returns the reading time as shown in the form, or '' for an empty text. */
export function computeReadTime(content: string): string {
  const minutes = readingMinutes(content);
  if (minutes === 0) return '';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Returns the reading time after the text has changed. A reading time typed by the author stays unchanged. */
export function followedReadTime({ readTime, content }: DraftText, contentBefore: string): string {
  const isOwn = readTime !== '' && readTime !== computeReadTime(contentBefore);
  return isOwn ? readTime : computeReadTime(content);
}
