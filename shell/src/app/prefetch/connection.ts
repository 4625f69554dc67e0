interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns the browser's information about its connection; empty where the browser does not provide it. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
