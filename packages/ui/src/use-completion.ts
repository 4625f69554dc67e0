import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { keyOf } from './key-of';
import { applyEdit } from './text-edit';

/** Debounce delay. */
const PAUSE_MS = 200;

/**
 * A mark being typed, such as an @mention or a #tag: its sign, the characters typed after the sign, and the mark's
 * start and end.
 */
interface TypedMark {
  sign: string;
  typed: string;
  start: number;
  end: number;
}

/** A suggestion for the mark being typed. */
interface SuggestedMark {
  /** The mark including its sign. */
  mark: string;
  note: string;
  picture?: string | undefined;
}

export interface CompletionProps {
  value: string;
  onText: (text: string) => void;
  /** Finds the mark at the caret. What is typed of it ends at the caret; its end may be behind the caret. */
  findMark: (text: string, caret: number) => TypedMark | undefined;
  /** Called with the mark including its sign once typing pauses, and with null once no mark is being typed. */
  onMark: (mark: string | null) => void;
  /** The suggestions for the mark in `asked`. They are ignored once another mark is being typed. */
  completion: { asked: string; suggestions: readonly SuggestedMark[] } | undefined;
}

const NOTHING: readonly SuggestedMark[] = [];

/** Reports the mark at the caret once typing pauses. */
function useReportedMark(mark: string | null, onMark: (mark: string | null) => void) {
  const report = useEffectEvent(onMark);
  useEffect(() => {
    const timer = setTimeout(() => report(mark), mark === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [mark]);
}

/** Completes the mark being typed in a text area. */
export function useCompletion({ findMark, onMark, completion }: Omit<CompletionProps, 'value' | 'onText'>) {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [mark, setMark] = useState<TypedMark>();
  const [active, setActive] = useState(0);
  const asked = mark ? mark.sign + mark.typed : null;
  useReportedMark(asked, onMark);
  const suggestions = completion && completion.asked === asked ? completion.suggestions : NOTHING;
  const isOpen = suggestions.length > 0;

  function look({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) {
    const found = selectionStart === selectionEnd ? findMark(value, selectionStart) : undefined;
    const isSame = found?.sign === mark?.sign && found?.typed === mark?.typed && found?.start === mark?.start;
    if (isSame && found?.end === mark?.end) return;
    setMark(found);
    setActive(0);
  }

  /** Replaces the whole word around the caret, as typing would, so that the browser can undo it. */
  function choose(index: number) {
    const chosen = suggestions[index];
    if (!chosen || !mark || !area.current) return;
    const { start, end } = mark;
    const isSpaced = /^\s/.test(area.current.value.slice(end));
    const caret = start + chosen.mark.length + 1;
    setMark(undefined);
    applyEdit(area.current, { start, end, text: isSpaced ? chosen.mark : `${chosen.mark} `, from: caret, to: caret });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const key = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: suggestions.length - 1 }[key];
    if (step !== undefined) setActive((active + step) % suggestions.length);
    else if (key === 'Enter' || key === 'Tab') choose(active);
    else if (key === 'Escape') setMark(undefined);
    else return;
    event.preventDefault();
    // Prevents a surrounding dialog from closing.
    event.stopPropagation();
  }

  const toOptionId = (index: number) => `${listId}-${index}`;
  return {
    field: {
      ref: area,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? toOptionId(active) : undefined,
      onSelect: look,
      onKeyDown: handleKeyDown,
      onBlur: () => setMark(undefined),
    } as const,
    list: { id: listId, suggestions, active, toOptionId, choose },
  };
}

export type CompletionList = ReturnType<typeof useCompletion>['list'];
