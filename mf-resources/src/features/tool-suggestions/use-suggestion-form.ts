import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import {
  checked,
  completed,
  forgetText,
  keepText,
  keptText,
  NO_TEXT,
  type SuggestionText,
  typedIn,
} from './suggestion-text';
import type { ToolSuggestions } from './use-tool-suggestions';

/** Keeps the text on the page and in the tab's storage until the server has stored it. */
export function useSuggestionForm({ sent, suggest }: Pick<ToolSuggestions, 'sent' | 'suggest'>) {
  const { session } = useShell();
  const { form: formRef, errors, refuse, handleEdit } = useFormErrors(sent);
  const [text, setText] = useState(NO_TEXT);
  const [isReady, setReady] = useState(false);
  const [asksForSignIn, setAsksForSignIn] = useState(false);
  const [settled, setSettled] = useState(sent);

  useEffect(() => {
    if (formRef.current) setText(keptText() ?? typedIn(formRef.current));
    // Set together with the text, because a click before the text is restored would submit the form without it.
    setReady(true);
  }, [formRef]);

  if (sent !== settled) {
    setSettled(sent);
    if (sent?.ok) setText(NO_TEXT);
    if (sent?.ok === false && sent.status === 401) setAsksForSignIn(true);
  }

  useEffect(() => {
    if (sent?.ok) forgetText();
  }, [sent]);

  function change(changed: Partial<SuggestionText>) {
    setText({ ...text, ...changed });
    keepText({ ...text, ...changed });
  }

  function completeAddress() {
    const url = completed(text.url);
    if (url !== text.url) change({ url });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const check = checked(text);
    if (refuse('errors' in check ? check.errors : {}) || 'errors' in check) return;
    const isKnown = session.get().status === 'member' || (await session.refresh()).status === 'member';
    setAsksForSignIn(!isKnown);
    if (isKnown) suggest(check.request);
  }

  const bind = (name: keyof SuggestionText) => ({
    name,
    value: text[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: currentTarget.value }),
  });
  return { form: formRef, bind, isReady, asksForSignIn, completeAddress, handleEdit, handleSubmit };
}
