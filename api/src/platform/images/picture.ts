import type { Picture } from '@verse/api-contract/api';

/** A picture as stored in documents: the names of its blobs. */
export interface PictureRecord {
  /** In ascending order; the last size is the largest. */
  sizes: { width: number; height: number; webp: string; jpeg: string }[];
  /** Name of the small JPEG that the original contract embeds in posts. */
  small: string;
  /** Name of the WebP for walls on phones. Absent from pictures of earlier releases, until a job adds it. */
  tile?: string;
}

/** Whether the name belongs to one of the pictures, whatever the size. */
export const isOneOf = (name: string, pictures: readonly (PictureRecord | null)[]): boolean =>
  JSON.stringify(pictures).includes(`"${name}"`);

const pictureAddress = (name: string) => `/api/images/${name}`;
/** Width of the picture for clients that do not support `srcset`, sufficient for a card on a high-density screen. */
const PLAIN_WIDTH = 800;

export type Focus = NonNullable<Picture['focus']>;

/** Converts a stored picture to its response format. */
export function pictureView({ sizes, tile }: PictureRecord, alt: string, focus?: Focus): Picture {
  const largest = sizes.at(-1);
  const plain = sizes.find((size) => size.width >= PLAIN_WIDTH) ?? largest;
  if (!largest || !plain) throw new Error('the picture has no sizes');
  const view: Picture = {
    src: pictureAddress(plain.jpeg),
    srcset: sizes.map((size) => `${pictureAddress(size.webp)} ${size.width}w`).join(', '),
    width: largest.width,
    height: largest.height,
    alt,
  };
  if (focus) view.focus = focus;
  if (tile !== undefined) view.tile = pictureAddress(tile);
  return view;
}
