const SENT = 'verse:sent';

/** Tells the shell that something a person made for others was sent, so that the logo's orbit ticks once. */
export const announceSent = () => void window.dispatchEvent(new Event(SENT));

/** Calls the listener whenever something is sent. Returns a function that stops it. */
export function watchSent(listener: () => void): () => void {
  window.addEventListener(SENT, listener);
  return () => window.removeEventListener(SENT, listener);
}
