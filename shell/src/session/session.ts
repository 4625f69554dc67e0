import { type SessionAnswer } from '@verse/api-contract/accounts';
import { type ApiClient, ApiError, type Session, type SessionApi } from '@verse/contract';
import type { Theme } from '@verse/ui';
import { GUEST, sessionKnown, UNKNOWN } from './session-slice';

interface SessionStore {
  getState(): { session: Session };
  dispatch(action: ReturnType<typeof sessionKnown>): unknown;
  subscribe(listener: () => void): () => void;
}

interface SessionOptions {
  /** Somebody has just signed in whose account has chosen a theme. */
  onArrival?: (theme: Theme) => void;
  /** The server has said whether somebody is signed in. Not called when it could not be asked. */
  onAnswer?: (isMember: boolean) => void;
}

const CHANNEL = 'verse-session';

const sameSession = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);

async function ask(
  client: ApiClient,
  before: Session,
): Promise<{ session: Session; theme?: Theme | null; isAnswered?: true }> {
  try {
    const { user, theme } = await client<Pick<SessionAnswer, 'user' | 'theme'>>('/api/session');
    return { session: user ? { status: 'member', user } : GUEST, theme, isAnswered: true };
  } catch (error) {
    // No network, or a server that cannot say, is no reason to sign somebody out; nor is it one to let anybody in.
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500) && before.status !== 'unknown')
      return { session: before };
    return { session: GUEST };
  }
}

/** The session as the rest of the site sees it. The server decides; this only remembers its last answer. */
export function createSession(
  store: SessionStore,
  client: ApiClient,
  { onArrival, onAnswer }: SessionOptions = {},
): SessionApi & { known(): Promise<Session> } {
  const get = () => store.getState().session;
  let latest: Promise<Session> | undefined;
  let opening: Promise<Session> | undefined;

  function look({ isOpening }: { isOpening: boolean }): Promise<Session> {
    const turn: Promise<Session> = ask(client, get()).then(({ session, theme, isAnswered }) => {
      // Of two questions only the later one's answer counts: the earlier may have been asked before somebody signed in.
      if (latest && turn !== latest) return latest;
      if (isAnswered) onAnswer?.(session.status === 'member');
      if (sameSession(session, get())) return get();
      const before = get().status;
      // A page that opens has learned something; nothing has changed.
      // Who is signed in then has the theme of this device.
      if (!isOpening && before !== 'member' && theme) onArrival?.(theme);
      store.dispatch(sessionKnown(session));
      if (!isOpening) announce?.();
      return session;
    });
    latest = turn;
    return turn;
  }

  const refresh = () => look({ isOpening: false });
  const known = () =>
    get().status === UNKNOWN.status ? (opening ??= look({ isOpening: true })) : Promise.resolve(get());
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

/** Other tabs of this browser learn of a change at once, and a page that comes back from the cache asks again. */
function listenToOtherTabs(refresh: () => Promise<Session>): (() => void) | undefined {
  if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void refresh());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh();
  });
  return () => channel.postMessage('changed');
}
