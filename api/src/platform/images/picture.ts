import type { Picture } from '@verse/api-contract/blogs';

/** A picture as documents keep it: names of blobs. */
export interface PictureRecord {
  /** Ascending; the last is the largest. */
  sizes: { width: number; height: number; webp: string; jpeg: string }[];
  /** The small JPEG that the original contract carries inside the post. */
  small: string;
}

/** Whether the blob of this name is one of these pictures, in any size. */
export const isOneOf = (name: string, pictures: readonly (PictureRecord | null)[]): boolean =>
  JSON.stringify(pictures).includes(`"${name}"`);

const addressOf = (name: string) => `/api/images/${name}`;
/** Wide enough for a card on a sharp screen; what a client without `srcset` shows. */
const PLAIN_WIDTH = 800;

/** What the record looks like to a client. */
export function pictureView({ sizes }: PictureRecord, alt: string): Picture {
  const largest = sizes.at(-1);
  const plain = sizes.find((size) => size.width >= PLAIN_WIDTH) ?? largest;
  if (!largest || !plain) throw new Error('a picture without sizes');
  return {
    src: addressOf(plain.jpeg),
    srcset: sizes.map((size) => `${addressOf(size.webp)} ${size.width}w`).join(', '),
    width: largest.width,
    height: largest.height,
    alt,
  };
}
