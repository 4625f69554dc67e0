import { useEffect, useRef, useState } from 'react';
import { useShell } from '@verse/contract/react';
import type { ApiClient } from '../api-client';
import type { Failure, Result } from './result';
import { useSend } from './use-send';

/** Delay before retrying a call that could not be sent, and time after which retries stop. */
const RETRY_MS = 5000;
const GIVE_UP_MS = 30_000;

/** The state on the server, and the state that the member chose last. */
interface SyncState {
  saved: boolean;
  desired: boolean;
  isSending: boolean;
}

interface SyncEvents<T> {
  send: (on: boolean) => Promise<Result<T>>;
  onSaved: (on: boolean, answer: T) => void;
  onWaiting: () => void;
  onFailed: (failure: Failure) => void;
}

interface ToggleOptions<T> {
  /** The state when the page was loaded. */
  isOn: boolean;
  send: (api: ApiClient, on: boolean) => Promise<T>;
  /** Beginning of the error toast's text, e.g. "We couldn’t save your like". */
  failed: string;
  /** Returns the text of the success toast, which offers Undo, or undefined to show no toast. */
  success?: (on: boolean) => string | undefined;
  /** Called immediately with the optimistic state, and again if a failure reverts it. */
  onShow?: (on: boolean) => void;
  onSaved?: (answer: T) => void;
}

/** Resolves when the browser is online again, or after `RETRY_MS`. */
function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener('online', go);
  });
}

/** Sends one call at a time until the server has the desired state. */
async function sync<T>(state: SyncState, { send, onSaved, onWaiting, onFailed }: SyncEvents<T>): Promise<void> {
  if (state.isSending) return;
  state.isSending = true;
  let waitingSince: number | undefined;
  while (state.desired !== state.saved) {
    const sent = state.desired;
    const result = await send(sent);
    if (result.ok) {
      state.saved = sent;
      onSaved(sent, result.value);
    } else if (result.code === 'unreachable' && Date.now() < (waitingSince ?? Date.now()) + GIVE_UP_MS) {
      if (waitingSince === undefined) onWaiting();
      waitingSince ??= Date.now();
      await waitForRetry();
    } else {
      state.desired = state.saved;
      onFailed(result);
    }
  }
  state.isSending = false;
}

/**
 * Manages an on/off state such as a like, a follow or a deletion. Updates optimistically. Calls do not overlap, and the
 * last choice wins. A failure reverts the state and shows a message. While the server is unreachable, the call is
 * retried for half a minute. Pass `button` to the button that toggles the state, because Undo returns the focus to it.
 *
 * @example
 * const { button, ...like } = useToggle({
 *   isOn: post.isLiked,
 *   send: (api, on) => likePost(api, post.id, on),
 *   failed: 'We couldn’t save your like',
 * });
 * <Button ref={button} aria-pressed={like.isOn} onClick={() => like.set(!like.isOn)}>Like</Button>
 */
export function useToggle<T>({ isOn, send: call, failed, success, onShow, onSaved }: ToggleOptions<T>) {
  const { session, notify } = useShell();
  const send = useSend();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const state = useRef<SyncState>({ saved: isOn, desired: isOn, isSending: false });
  const [shown, setShown] = useState<{ given: boolean; on: boolean; saved: boolean; answer?: T }>({
    given: isOn,
    on: isOn,
    saved: isOn,
  });
  if (shown.given !== isOn) setShown({ given: isOn, on: isOn, saved: isOn });
  useEffect(() => {
    if (!state.current.isSending) state.current = { saved: isOn, desired: isOn, isSending: false };
  }, [isOn]);

  function show(on: boolean) {
    setShown((before) => ({ ...before, on }));
    onShow?.(on);
  }

  function undo(on: boolean) {
    set(!on);
    button?.focus();
  }

  function set(on: boolean) {
    state.current.desired = on;
    show(on);
    void sync<T>(state.current, {
      send: (desired) => send((api) => call(api, desired)),
      onSaved(saved, answer) {
        setShown((before) => ({ ...before, saved, answer }));
        onSaved?.(answer);
        const text = state.current.desired === saved ? success?.(saved) : undefined;
        if (text) notify({ tone: 'success', text, action: { label: 'Undo', run: () => undo(saved) } });
      },
      onWaiting: () => notify({ tone: 'info', text: 'Not saved yet. We’ll try again when you’re back online.' }),
      onFailed({ code, message }) {
        show(state.current.saved);
        notify({ tone: 'error', text: `${failed}: ${message}` });
        if (code === 'unauthenticated') void session.refresh();
      },
    });
  }

  return {
    isOn: shown.on,
    set,
    button: setButton,
    /** The last response. */
    answer: shown.answer,
    /** Difference between the optimistic state and the server's count: 1, 0 or -1. */
    uncounted: Number(shown.on) - Number(shown.saved),
  };
}
