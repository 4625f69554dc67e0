import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useShell } from '@verse/contract/react';
import {
  checked,
  completed,
  keepText,
  keptText,
  NO_TEXT,
  SUGGESTION_FIELDS,
  type SuggestionErrors,
  type SuggestionText,
  typedIn,
} from './suggestion-text';
import type { ToolSuggestions } from './use-tool-suggestions';

function focusFirst(form: HTMLFormElement | null, errors: SuggestionErrors) {
  const name = SUGGESTION_FIELDS.find((field) => errors[field]);
  const control = name ? form?.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}

const refusal = (outcome: ToolSuggestions['outcome']) => (outcome?.act === 'suggest' ? outcome.problem : null);

/** What is typed stays, on the page and in the tab, until the server has it. */
export function useSuggestionForm({ outcome, act }: Pick<ToolSuggestions, 'outcome' | 'act'>) {
  const { session } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(NO_TEXT);
  const [errors, setErrors] = useState<SuggestionErrors>({});
  const [asksWho, setAsksWho] = useState(false);
  const [settled, setSettled] = useState(outcome);

  useEffect(() => {
    if (form.current) setText(keptText() ?? typedIn(form.current));
  }, []);

  if (outcome !== settled) {
    setSettled(outcome);
    if (outcome?.sent) setText(NO_TEXT);
    if (refusal(outcome)) setErrors(refusal(outcome)!.fields);
    if (refusal(outcome)?.status === 401) setAsksWho(true);
  }

  useEffect(() => {
    if (outcome?.sent) keepText(undefined);
    focusFirst(form.current, refusal(outcome)?.fields ?? {});
  }, [outcome]);

  function handleChange({
    currentTarget: { name, value },
  }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
    const next: SuggestionText = { ...text, [name]: value };
    setText(next);
    setErrors({ ...errors, [name]: undefined });
    keepText(next);
  }

  function completeAddress() {
    const url = completed(text.url);
    if (url === text.url) return;
    setText({ ...text, url });
    keepText({ ...text, url });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const check = checked(text);
    setErrors('errors' in check ? check.errors : {});
    if ('errors' in check) return focusFirst(form.current, check.errors);
    const isKnown = session.get().status === 'member' || (await session.refresh()).status === 'member';
    setAsksWho(!isKnown);
    if (isKnown) act({ act: 'suggest', suggestion: check.request });
  }

  const bind = (name: keyof SuggestionText) => ({
    name,
    value: text[name],
    error: errors[name],
    required: true,
    onChange: handleChange,
  });
  return { form, bind, asksWho, completeAddress, handleSubmit };
}
