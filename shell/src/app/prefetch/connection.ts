interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns the browser's network information, or an empty object if the browser does not provide this information. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
