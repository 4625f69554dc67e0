/** A picture of the post, as shown in the editor. */
export interface ShownPicture {
  name: string;
  /** URL on the server; absent if the picture exists only on this device. */
  src?: string | undefined;
  /** null if the device has lost the picture's bytes, undefined while they are loading. */
  blob?: Blob | null | undefined;
}

/** A text's pictures, accessible by key. */
export interface TextPictures {
  /** Returns null if the post has no picture with that key. */
  find: (key: string) => ShownPicture | null;
  /** Saves files on the device. Resolves with the keys of the accepted files and a message about any rejected ones. */
  add: (files: File[]) => Promise<{ keys: string[]; refusal: string }>;
}
