import { useEffect, useRef, useState } from 'react';
import { useShell } from '@verse/contract/react';
import type { FormOutcome, Refusal } from './form-outcome';
import { usePerform } from './perform';

/** Between two tries of what could not be sent, and for how long it is tried. */
const AGAIN_AFTER = 5000;
const GIVEN_UP_AFTER = 30_000;

/** What the server holds, and what the member wants it to hold. */
interface Line {
  known: boolean;
  wish: boolean;
  isOpen: boolean;
}

interface Teller<T> {
  send: (on: boolean) => Promise<FormOutcome<T>>;
  onSaved: (on: boolean, answer: T) => void;
  onWaiting: () => void;
  onRefused: (refusal: Refusal) => void;
}

interface ActOptions<Act, T> {
  /** What the server said when the page was loaded. */
  is: boolean;
  /** What the page's action (`actsOf`) is told. */
  act: (on: boolean) => Act;
  /** The beginning of a refusal: "Your like was not saved". */
  refused: string;
  /** What to say when it is done; Undo is offered with it. */
  done?: (on: boolean) => string | undefined;
  /** Shows it elsewhere as well, at once, and takes it back when it is refused. */
  onShow?: (on: boolean) => void;
  /** Told what the server answered. */
  onSaved?: (answer: T) => void;
}

/** Resolves when the browser is online again, or after a while. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_AFTER);
    window.addEventListener('online', go);
  });
}

/** Sends until the server holds what is wished, one call at a time. */
async function settle<T>(line: Line, { send, onSaved, onWaiting, onRefused }: Teller<T>): Promise<void> {
  if (line.isOpen) return;
  line.isOpen = true;
  let waitingSince: number | undefined;
  while (line.wish !== line.known) {
    const sent = line.wish;
    const outcome = await send(sent);
    if (outcome.ok) {
      line.known = sent;
      onSaved(sent, outcome.value);
    } else if (outcome.code === 'unreachable' && Date.now() < (waitingSince ?? Date.now()) + GIVEN_UP_AFTER) {
      if (waitingSince === undefined) onWaiting();
      waitingSince ??= Date.now();
      await nextChance();
    } else {
      line.wish = line.known;
      onRefused(outcome);
    }
  }
  line.isOpen = false;
}

/**
 * Something of one object that is on or off: a like, a follow, a deletion. What is wished shows at once; there is one
 * call at a time, and the last wish wins. What is refused is taken back with words, and what cannot be sent is tried
 * again for half a minute. `button` is for the button that does it: Undo gives the focus back to it.
 *
 * @example
 * const { button, ...like } = useAct<PostAct, LikeAnswer>({
 *   is: post.liked,
 *   act: (on) => ({ what: 'like', id: post.id, on }),
 *   refused: 'Your like was not saved',
 * });
 * <Button ref={button} aria-pressed={like.on} onClick={() => like.wish(!like.on)}>Like</Button>
 */
export function useAct<Act, T = unknown>({ is, act, refused, done, onShow, onSaved }: ActOptions<Act, T>) {
  const { session, notify } = useShell();
  const perform = usePerform<Act>();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const line = useRef<Line>({ known: is, wish: is, isOpen: false });
  const [shown, setShown] = useState<{ given: boolean; on: boolean; known: boolean; answer?: T }>({
    given: is,
    on: is,
    known: is,
  });
  if (shown.given !== is) setShown({ given: is, on: is, known: is });
  useEffect(() => {
    if (!line.current.isOpen) line.current = { known: is, wish: is, isOpen: false };
  }, [is]);

  function show(on: boolean) {
    setShown((before) => ({ ...before, on }));
    onShow?.(on);
  }

  function undo(on: boolean) {
    wish(!on);
    button?.focus();
  }

  function wish(on: boolean) {
    line.current.wish = on;
    show(on);
    void settle<T>(line.current, {
      send: (wished) => perform<T>(act(wished)),
      onSaved(known, answer) {
        setShown((before) => ({ ...before, known, answer }));
        onSaved?.(answer);
        const text = line.current.wish === known ? done?.(known) : undefined;
        if (text) notify({ tone: 'success', text, action: { label: 'Undo', run: () => undo(known) } });
      },
      onWaiting: () => notify({ tone: 'info', text: 'Not saved yet. We’ll try again when the server can be reached.' }),
      onRefused({ code, message }) {
        show(line.current.known);
        notify({ tone: 'error', text: `${refused}: ${message ?? 'please try again.'}` });
        if (code === 'unauthenticated') void session.refresh();
      },
    });
  }

  return {
    on: shown.on,
    wish,
    button: setButton,
    /** What the server said last. */
    answer: shown.answer,
    /** What the wish adds to a count that the server has not counted yet: 1, 0 or -1. */
    ahead: Number(shown.on) - Number(shown.known),
  };
}
