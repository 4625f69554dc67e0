import { useCallback, useEffect, useRef, useState } from 'react';
import type { DirectMessage } from '@verse/api-contract/conversations';
import { type Failure, useSend } from '@verse/contract/server-state';
import { sendMessage } from './messages.api';
import { addToOutbox, readOutbox, removeFromOutbox, type WaitingMessage } from './outbox';

const RETRY_MS = 10_000;

interface OutboxOptions {
  onSent: (message: DirectMessage) => void;
  /** The server refused a message: it is no longer in the outbox. */
  onRefused: (text: string, failure: Failure) => void;
}

const isTemporary = ({ status }: Failure) => status === 0 || status >= 500;

/**
 * Messages on their way. They stay on this device until they have arrived: offline, or after a lost response, they are
 * sent again with the same key, so that each arrives once.
 */
export function useOutbox(id: string, { onSent, onRefused }: OutboxOptions) {
  const send = useSend();
  const [waiting, setWaiting] = useState<WaitingMessage[]>(() => readOutbox(id));
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const handlers = useRef({ onSent, onRefused });
  useEffect(() => {
    handlers.current = { onSent, onRefused };
  });

  const flush = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    for (let [next] = readOutbox(id); next; [next] = readOutbox(id)) {
      const message = next;
      const result = await send((api) => sendMessage(api, id, message));
      if (!result.ok && isTemporary(result)) break;
      removeFromOutbox(id, message.key);
      if (result.ok) handlers.current.onSent(result.value);
      else handlers.current.onRefused(message.text, result);
    }
    setWaiting(readOutbox(id));
    setIsSending(false);
    isRunning.current = false;
  }, [id, send]);

  const hasWaiting = waiting.length > 0;
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
    waiting,
    isSending,
    /** Returns false when too many messages wait already. */
    post(text: string): boolean {
      if (!addToOutbox(id, text)) return false;
      setWaiting(readOutbox(id));
      void flush();
      return true;
    },
  };
}
