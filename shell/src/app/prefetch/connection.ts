interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The browser's information about its connection. Some browsers have none. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
