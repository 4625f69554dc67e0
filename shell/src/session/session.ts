import { type ApiClient, ApiError, type Session, type SessionApi } from '@verse/contract';
import type { Answer } from '@verse/contract/call-api';
import type { Theme } from '@verse/ui';
import { GUEST, sessionKnown, UNKNOWN } from './session-slice';

interface SessionStore {
  getState(): { session: Session };
  dispatch(action: ReturnType<typeof sessionKnown>): unknown;
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  /** Called when a member who has saved a theme in their account signs in. */
  onSignIn?: (theme: Theme) => void;
  /**
   * Called whenever the server has said who the visitor is. Not called if the server could not be reached.
   */
  onKnown?: (known: KnownVisitor) => void;
}

interface KnownVisitor {
  /** Whether the visitor's cart has items, wherever they were added. */
  hasCart: boolean;
}

const CHANNEL = 'verse-session';

const sameSession = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);

async function fetchSession(
  client: ApiClient,
  before: Session,
): Promise<{ session: Session; theme?: Theme | null; known?: KnownVisitor }> {
  try {
    const { user, theme, hasCart } = await client<Answer<'GET /api/session'>>('/api/session');
    const session: Session = user ? { status: 'member', user } : GUEST;
    return { session, theme, known: { hasCart } };
  } catch (error) {
    // If the visitor is already known to be a member or a guest, a network or server error does not change that.
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500) && before.status !== 'unknown')
      return { session: before };
    return { session: GUEST };
  }
}

/**
 * Creates the session API for the rest of the site. The server is authoritative; the browser only stores the server's
 * latest response.
 */
export function createSession(
  store: SessionStore,
  client: ApiClient,
  { onSignIn, onKnown }: SessionOptions = {},
): SessionApi & { known(): Promise<Session> } {
  const get = () => store.getState().session;
  let latest: Promise<Session> | undefined;
  let opening: Promise<Session> | undefined;

  function refreshNow({ isOpening }: { isOpening: boolean }): Promise<Session> {
    const request: Promise<Session> = fetchSession(client, get()).then(({ session, theme, known }) => {
      // Only the response to the latest request counts, because an earlier one may have been sent before a sign-in.
      if (latest && request !== latest) return latest;
      if (known) onKnown?.(known);
      if (sameSession(session, get())) return get();
      const before = get().status;
      // A page's first lookup does not count as a session change, so members who were already signed in keep this
      // device's theme.
      if (!isOpening && before !== 'member' && theme) onSignIn?.(theme);
      store.dispatch(sessionKnown(session));
      if (!isOpening) announce?.();
      return session;
    });
    latest = request;
    return request;
  }

  const refresh = () => refreshNow({ isOpening: false });
  const known = () =>
    get().status === UNKNOWN.status ? (opening ??= refreshNow({ isOpening: true })) : Promise.resolve(get());
  const announce = listenToOtherTabs(refresh);
  return {
    get,
    refresh,
    known,
    subscribe(listener) {
      let last = get();
      return store.subscribe(() => {
        if (get() === last) return;
        last = get();
        listener();
      });
    },
  };
}

/**
 * Refreshes the session if another tab announces a change or the page is restored from the back/forward cache. Returns
 * a function that announces changes to other tabs.
 */
function listenToOtherTabs(refresh: () => Promise<Session>): (() => void) | undefined {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void refresh());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh();
  });
  return () => channel.postMessage('changed');
}
