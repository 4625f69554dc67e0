import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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
  /** Finds the mark that ends at the caret. */
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
export function useCompletion({ value: text, onText, findMark, onMark, completion }: CompletionProps) {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Caret position to restore once the new text is rendered. */
  const caret = useRef<number>(undefined);
  const [mark, setMark] = useState<TypedMark>();
  const [active, setActive] = useState(0);
  const asked = mark ? mark.sign + mark.typed : null;
  useReportedMark(asked, onMark);
  const suggestions = completion && completion.asked === asked ? completion.suggestions : NOTHING;
  const isOpen = suggestions.length > 0;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text]);

  function look({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) {
    const found = selectionStart === selectionEnd ? findMark(value, selectionStart) : undefined;
    if (found?.sign === mark?.sign && found?.typed === mark?.typed && found?.start === mark?.start) return;
    setMark(found);
    setActive(0);
  }

  function choose(index: number) {
    const chosen = suggestions[index];
    if (!chosen || !mark) return;
    const rest = text.slice(mark.end);
    const written = `${text.slice(0, mark.start)}${chosen.mark}${/^\s/.test(rest) ? '' : ' '}`;
    caret.current = written.length + (/^\s/.test(rest) ? 1 : 0);
    setMark(undefined);
    onText(written + rest);
    area.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: suggestions.length - 1 }[event.key];
    if (step !== undefined) setActive((active + step) % suggestions.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') setMark(undefined);
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
