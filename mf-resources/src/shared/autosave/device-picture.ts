/** A picture of a text that is being written. */
export interface DevicePicture {
  id: string;
  name: string;
  alt: string;
  /** Names it in the text, where the text shows it. */
  key?: string;
  /** Where the server has it; without one it was chosen on this device, which keeps its bytes under its id. */
  src?: string;
}

/** Bytes by the id of their picture: null when the device has lost them, absent while they are fetched. */
export type PictureBytes = Record<string, Blob | null>;

export interface Pictures {
  thumbnail: DevicePicture | null;
  images: DevicePicture[];
}

/** The ids of those whose bytes are on this device. */
export const chosenHere = ({ thumbnail, images }: Pictures): string[] =>
  [...(thumbnail ? [thumbnail] : []), ...images].filter(({ src }) => src === undefined).map(({ id }) => id);
