/** A picture of the post, as the editor shows it. */
export interface ShownPicture {
  name: string;
  /** URL on the server; absent for a picture that is only on this device. */
  src?: string | undefined;
  /** null if the device has lost the picture, undefined while it is loading. */
  blob?: Blob | null | undefined;
}

/** The pictures in a text, by their keys. */
export interface TextPictures {
  /** Returns null for a picture that is not on this device. */
  find: (key: string) => ShownPicture | null;
  /** Saves files on the device. Resolves with the keys of the accepted files and a message about the others. */
  add: (files: File[]) => Promise<{ keys: string[]; refusal: string }>;
}
