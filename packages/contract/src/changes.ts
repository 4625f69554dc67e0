import type { ChangesApi } from './shell-api';

type Send = (path: string, init: RequestInit) => Promise<Response>;

interface Changes extends ChangesApi {
  /**
   * Wraps `send` so that subscribers are notified of changes announced in responses. For example, `X-Changed: cart`
   * notifies subscribers to the topic `cart`.
   */
  watch(send: Send): Send;
}

const CHANNEL = 'verse-changes';
const HEADER = 'x-changed';

/**
 * Creates a hub that forwards changes announced by the server to subscribers in this window and in the browser's other
 * windows. Used by shells only.
 */
export function createChanges(): Changes {
  const listeners = new Map<string, Set<() => void>>();
  const notify = (topic: string) => listeners.get(topic)?.forEach((listener) => listener());
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => notify(data));
  return {
    subscribe(topic, listener) {
      const forTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, forTopic.add(listener));
      return () => forTopic.delete(listener);
    },
    watch: (send) => async (path, init) => {
      const response = await send(path, init);
      const topic = response.ok ? response.headers.get(HEADER) : null;
      if (topic) {
        notify(topic);
        channel?.postMessage(topic);
      }
      return response;
    },
  };
}
