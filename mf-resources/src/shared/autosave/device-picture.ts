/** A picture of a text that is being written. */
export interface DevicePicture {
  id: string;
  name: string;
  alt: string;
  /** Key by which the text refers to the picture, if it shows it. */
  key?: string;
  /** URL on the server. Absent for a picture chosen on this device, which stores its bytes under the id. */
  src?: string;
}

/** Bytes by picture id: null if the device has lost them, absent while they are being loaded. */
export type PictureBytes = Record<string, Blob | null>;

export interface Pictures {
  thumbnail: DevicePicture | null;
  images: DevicePicture[];
}

/** Returns the ids of the pictures whose bytes are on this device. */
export const chosenHere = ({ thumbnail, images }: Pictures): string[] =>
  [...(thumbnail ? [thumbnail] : []), ...images].filter(({ src }) => src === undefined).map(({ id }) => id);
