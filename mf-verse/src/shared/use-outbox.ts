import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ApiClient } from '@verse/contract';
import { type Failure, type Result, useSend } from '@verse/contract/server-state';
import { addToOutbox, changeInOutbox, parseOutbox, readOutbox, removeFromOutbox, type WaitingMessage } from './outbox';
import { announceOutboxes, emptyOutbox, outboxAsText, subscribeToOutboxes } from './stored-outbox';

const RETRY_MS = 10_000;

interface OutboxOptions<Message, Sent> {
  deliver(client: ApiClient, message: Message): Promise<Sent>;
  /** Returns the message to keep after a rejection. If omitted, rejected messages are removed. */
  hold?(message: Message, failure: Failure): Message;
  /** Called once the server has accepted or rejected a message. */
  onSettled(message: Message, result: Result<Sent>): void;
}

/** A component to notify of results, whichever component sends the messages. */
type Listener = Pick<OutboxOptions<WaitingMessage, unknown>, 'onSettled'>;

const isTemporary = (result: Result<unknown>) => !result.ok && (result.status === 0 || result.status >= 500);

/** Names of the outboxes currently being sent. */
const running = new Set<string>();
const listeners = new Map<string, Set<Listener>>();

function listen(name: string, listener: Listener): () => void {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  return () => void all.delete(listener);
}

/** Returns false if the message has to be retried later. */
async function sendNext<Message extends WaitingMessage, Sent>(
  name: string,
  message: Message,
  { send, hold }: { send: () => Promise<Result<Sent>>; hold: OutboxOptions<Message, Sent>['hold'] },
): Promise<boolean> {
  const result = await send();
  if (isTemporary(result)) {
    changeInOutbox<Message>(name, message.key, (late) => ({ ...late, isLate: true }));
    return false;
  }
  // Copied first, because changing the outbox may unmount components that still have to be notified.
  const interested = [...(listeners.get(name) ?? [])];
  changeInOutbox<Message>(name, message.key, (one) => (result.ok ? undefined : hold?.(one, result)));
  for (const listener of interested) listener.onSettled(message, result);
  return true;
}

/**
 * Manages messages being sent. They are kept on this device until delivered. When offline, or after a lost response,
 * they are resent with the same key, so that each is delivered once even if several windows send it.
 *
 * @param name identifies the outbox and its owner
 */
export function useOutbox<Message extends WaitingMessage, Sent>(name: string, options: OutboxOptions<Message, Sent>) {
  const send = useSend();
  const text = useSyncExternalStore(subscribeToOutboxes, () => outboxAsText(name), emptyOutbox);
  const isSending = useSyncExternalStore(
    subscribeToOutboxes,
    () => running.has(name),
    () => false,
  );
  const messages = useMemo(() => parseOutbox<Message>(text), [text]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => listen(name, { onSettled: (...settled: [Message, Result<Sent>]) => latest.current.onSettled(...settled) }),
    [name],
  );

  const flush = useCallback(async (): Promise<void> => {
    if (running.has(name)) return;
    running.add(name);
    announceOutboxes();
    const next = () => readOutbox<Message>(name).find(({ isHeld }) => !isHeld);
    for (let message = next(), isSent = true; message && isSent; message = next()) {
      const one = message;
      const { deliver, hold } = latest.current;
      isSent = await sendNext(name, one, { send: () => send((api) => deliver(api, one)), hold });
    }
    running.delete(name);
    announceOutboxes();
  }, [name, send]);

  const hasWaiting = messages.some(({ isHeld }) => !isHeld);
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const retry = () => void flush();
    retry();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasWaiting, flush]);

  return {
    messages,
    isSending,
    /** Queues a message and sends it. Returns false if too many messages are already queued. */
    post(message: Message): boolean {
      const isAdded = addToOutbox(name, message);
      void flush();
      return isAdded;
    },
    flush: () => void flush(),
    change: (key: string, change: (message: Message) => Message | undefined) =>
      changeInOutbox<Message>(name, key, change),
    remove: (key: string) => removeFromOutbox(name, key),
  };
}
