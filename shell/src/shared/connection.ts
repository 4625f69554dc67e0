interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser knows of its line. Some say nothing. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
