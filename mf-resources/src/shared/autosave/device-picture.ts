/** A picture in unpublished text. */
export interface DevicePicture {
  id: string;
  name: string;
  alt: string;
  /** The picture's key in the text; absent for a picture shown below the text. */
  key?: string;
  /** URL on the server. Absent for a picture chosen on this device; its bytes are stored under its id. */
  src?: string;
}

/**
 * Picture bytes, keyed by picture id. A value is null if the device has lost the bytes; the key is absent while they
 * are loading.
 */
export type PictureBytes = Record<string, Blob | null>;

export interface Pictures {
  thumbnail: DevicePicture | null;
  images: DevicePicture[];
}

export const allPictures = ({ thumbnail, images }: Pictures): DevicePicture[] =>
  thumbnail ? [thumbnail, ...images] : images;

/** Returns the ids of the pictures whose bytes are stored on this device. */
export const getDevicePictureIds = (pictures: Pictures): string[] =>
  allPictures(pictures)
    .filter(({ src }) => src === undefined)
    .map(({ id }) => id);

/** Whether a stored value is an object with strings under the given keys. */
export const hasTexts = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Whether a stored value is a picture. */
export const isDevicePicture = (value: unknown): value is DevicePicture => hasTexts(value, 'id', 'name', 'alt');
