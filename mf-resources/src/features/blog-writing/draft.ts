import type { ContentFormat } from '@verse/api-contract/formatted-text';
import { allPictures, type DevicePicture, type Pictures } from '../../shared/autosave/device-picture';
import { countWords, picturesToSend, readTimeOf } from '../../shared/content-field';
import type { PostText } from '../../shared/post-text';
import { asUuid } from '../../shared/uuid';

/** An unpublished post: everything the writer has typed and chosen. */
export interface Draft extends PostText, Pictures {
  /** '' until something is typed. Nothing is stored before that. */
  id: string;
  contentFormat: ContentFormat;
  tags: string;
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
  /** The draft's pictures as last described by the server, including those that this device lacks. */
  elsewhere: NamedPicture[];
  /** Ids of this device's pictures that the server has, too. */
  uploaded: string[];
  /** Publication time in the form's format; '' for immediate publication. */
  publishAt: string;
  /** Time at which the writer discarded the draft. A discarded draft can still be restored. */
  discardedAt: string;
}

/** A picture's description. It is synchronised before the picture itself is uploaded. */
export interface NamedPicture {
  /** Absent from pictures that an earlier release described. */
  id?: string;
  name: string;
  alt: string;
  /** Key by which the text refers to the picture. */
  key?: string;
  isCover?: boolean;
  /** Whether the server had the picture when it described it. */
  isStored?: boolean;
}

export interface ServerCopy {
  version: number;
  savedAt: string;
  /** `savedAt` of the text stored on the server. If it differs from the draft's, this device has newer text. */
  of: string;
}

/** Reports whether the server has this device's newest text. */
export const isOnServer = ({ server, savedAt }: Draft) => server !== null && server.of === savedAt;

export const TEXT_FIELDS = ['title', 'category', 'readTime', 'content', 'tags'] as const satisfies (keyof PostText)[];

export const textOf = (draft: PostText, field: (typeof TEXT_FIELDS)[number]): string => draft[field] ?? '';

export const formatOf = ({ contentFormat = 'plain' }: PostText): ContentFormat => contentFormat;

export function pickText({ title, category, readTime, content, contentFormat = 'plain', tags = '' }: PostText) {
  return { title, category, readTime, content, contentFormat, tags };
}

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
  uploaded: [],
  publishAt: '',
  discardedAt: '',
};

export const isBlank = (draft: PostText & Pictures & Pick<Draft, 'elsewhere'>) =>
  TEXT_FIELDS.every((field) => textOf(draft, field) === '') &&
  [draft.thumbnail ?? [], draft.images, draft.elsewhere].flat().length === 0;

/** Returns the pictures to publish. */
export const imagesToSend = (draft: Draft): DevicePicture[] => picturesToSend(draft.images, draft);

/** Whether a picture of this device is the one that the server describes. */
export const isDescribedBy = (picture: DevicePicture, { id }: NamedPicture) =>
  id !== undefined && asUuid(picture.id) === id;

/**
 * Returns the pictures missing from this device. A picture that was chosen again does not count as missing, nor does a
 * cover that another one has replaced.
 */
export function missingPictures(draft: Draft): NamedPicture[] {
  const here = allPictures(draft);
  const added = here.filter((picture) => !draft.elsewhere.some((named) => isDescribedBy(picture, named)));
  return draft.elsewhere.filter(
    (named) =>
      !here.some((picture) => isDescribedBy(picture, named)) &&
      !(named.isCover && draft.thumbnail) &&
      (named.isStored || !added.some(({ name }) => name === named.name)),
  );
}

/** Returns the reading time as shown in the form, or '' if there is no text. */
export function computeReadTime(content: string): string {
  const words = countWords(content);
  return words === 0 ? '' : readTimeOf(words);
}

/** Returns the reading time after the text has changed. A reading time typed by the author is left unchanged. */
export function followedReadTime({ readTime, content }: PostText, contentBefore: string): string {
  const isOwn = readTime !== '' && readTime !== computeReadTime(contentBefore);
  return isOwn ? readTime : computeReadTime(content);
}
