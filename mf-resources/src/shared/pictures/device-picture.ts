/** A picture that was chosen on this device. Its bytes are kept apart, under its id. */
export interface DevicePicture {
  id: string;
  name: string;
  alt: string;
}

/** Bytes by the id of their picture: null when the device has lost them, absent while they are fetched. */
export type PictureBytes = Record<string, Blob | null>;
