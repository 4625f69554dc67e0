import type { ChangesApi } from './shell-api';

type Send = (path: string, init: RequestInit) => Promise<Response>;

interface Changes extends ChangesApi {
  /**
   * Wraps `send` and publishes changes from its responses: `X-Changed: cart` notifies listeners of the topic `cart`.
   */
  watch(send: Send): Send;
}

const CHANNEL = 'verse-changes';
const HEADER = 'x-changed';

/** Passes changes that the server announces to listeners here and in the other windows of this browser. For shells. */
export function createChanges(): Changes {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (topic: string) => listeners.get(topic)?.forEach((listener) => listener());
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => tell(data));
  return {
    subscribe(topic, listener) {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => all.delete(listener);
    },
    watch: (send) => async (path, init) => {
      const response = await send(path, init);
      const topic = response.ok ? response.headers.get(HEADER) : null;
      if (topic) {
        tell(topic);
        channel?.postMessage(topic);
      }
      return response;
    },
  };
}
