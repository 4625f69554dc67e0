import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { ApiClient } from '@verse/contract';
import { type Result, useAction } from '@verse/contract/server-state';
import { useFormErrors } from '@verse/ui';
import { useUnsaved } from './unsaved-changes';

interface SectionFormOptions<T> {
  onDone?: (value: T) => void;
  /** Returns whether to reload the page data. By default, only a success reloads it, so that no typed text is lost. */
  shouldRevalidate?: (result: Result<T>) => boolean;
}

/**
 * Manages a form that is saved independently of the others on its page.
 *
 * @example const { result, errors, isSaving, props } = useSectionForm(savePreferences); <form {...props}>
 */
export function useSectionForm<T>(
  save: (api: ApiClient, form: FormData) => Promise<T>,
  { shouldRevalidate = ({ ok }) => ok, ...options }: SectionFormOptions<T> = {},
) {
  const { run, result, isBusy } = useAction(save, { showsFailure: true, shouldRevalidate, ...options });
  const { form, errors, isEdited, handleEdit } = useFormErrors(result);
  const [unsaved, setUnsaved] = useState<{ since: typeof result } | undefined>();
  const isSaved = result?.ok === true && unsaved?.since !== result;
  useUnsaved(unsaved !== undefined && !isSaved);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    handleEdit(event);
    setUnsaved({ since: result });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    run(new FormData(event.currentTarget, event.nativeEvent.submitter));
  }

  return {
    result,
    errors,
    isSaving: isBusy,
    isEdited,
    props: { ref: form, method: 'post' as const, noValidate: true, onChange: handleChange, onSubmit: handleSubmit },
  };
}
