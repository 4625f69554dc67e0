/** A picture of a text in progress. */
export interface DevicePicture {
  id: string;
  name: string;
  alt: string;
  /** Key of the picture in the text; absent for a picture below the text. */
  key?: string;
  /** URL on the server; absent for a picture that was chosen on this device, which stores its bytes under its id. */
  src?: string;
}

/** Bytes by picture id: null if the device has lost them, absent while they are loading. */
export type PictureBytes = Record<string, Blob | null>;

export interface Pictures {
  thumbnail: DevicePicture | null;
  images: DevicePicture[];
}

/** Returns the ids of the pictures whose bytes are on this device. */
export const getDevicePictureIds = ({ thumbnail, images }: Pictures): string[] =>
  [...(thumbnail ? [thumbnail] : []), ...images].filter(({ src }) => src === undefined).map(({ id }) => id);
