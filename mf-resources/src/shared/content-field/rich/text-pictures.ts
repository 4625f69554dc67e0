/** A picture of the post, as the editor shows it. */
export interface ShownPicture {
  name: string;
  /** Where the server has it. */
  src?: string | undefined;
  /** null when the device has lost it, undefined while it is fetched. */
  blob?: Blob | null | undefined;
}

/** The pictures that a text names by their keys. */
export interface TextPictures {
  /** null for one that is not on this device. */
  find: (key: string) => ShownPicture | null;
  /** Keeps files on the device; resolves with the keys of the accepted ones and a message about the others. */
  add: (files: File[]) => Promise<{ keys: string[]; refusal: string }>;
}
