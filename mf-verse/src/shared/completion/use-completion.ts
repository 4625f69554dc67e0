import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { type Completion, completionQuery } from './completion.api';
import { type FindMark, markAt, type TypedMark } from './mark-at';

/** Debounce delay. */
const PAUSE_MS = 200;

/** Returns the query for the mark at the caret once typing pauses. */
function useSettled(mark: TypedMark | undefined): string | null {
  const query = mark ? completionQuery(mark) : null;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), query === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return settled === query ? settled : null;
}

/** Completes the mark being typed in a text area. */
export function useCompletion(text: string, onText: (text: string) => void, findMark: FindMark = markAt) {
  const feed = useShell().href('feed');
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Caret position to restore once the new text is rendered. */
  const caret = useRef<number>(undefined);
  const [mark, setMark] = useState<TypedMark>();
  const [active, setActive] = useState(0);
  const query = useSettled(mark);
  const { data } = useLoad<Completion>(query === null ? null : `${feed}/completion?${query}`);
  const isAnswer = mark !== undefined && data?.asked === mark.sign + mark.typed;
  const suggestions = isAnswer ? data.suggestions : [];
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
