import type { Picture } from '@verse/api-contract/blogs';

/** A picture as documents store it: names of blobs. */
export interface PictureRecord {
  /** In ascending order; the last is the largest. */
  sizes: { width: number; height: number; webp: string; jpeg: string }[];
  /** The small JPEG that the original contract embeds in the post. */
  small: string;
}

/** Reports whether the name belongs to one of these pictures, in any size. */
export const isOneOf = (name: string, pictures: readonly (PictureRecord | null)[]): boolean =>
  JSON.stringify(pictures).includes(`"${name}"`);

const pictureAddress = (name: string) => `/api/images/${name}`;
/** Wide enough for a card on a high-density screen; shown by clients without `srcset`. */
const PLAIN_WIDTH = 800;

/** Converts the record for clients. */
export function pictureView({ sizes }: PictureRecord, alt: string): Picture {
  const largest = sizes.at(-1);
  const plain = sizes.find((size) => size.width >= PLAIN_WIDTH) ?? largest;
  if (!largest || !plain) throw new Error('a picture without sizes');
  return {
    src: pictureAddress(plain.jpeg),
    srcset: sizes.map((size) => `${pictureAddress(size.webp)} ${size.width}w`).join(', '),
    width: largest.width,
    height: largest.height,
    alt,
  };
}
