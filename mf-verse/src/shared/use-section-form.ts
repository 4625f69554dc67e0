import { type ChangeEvent, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useFormErrors } from '@verse/ui';
import type { FormOutcome } from './form-outcome';
import { useUnsaved } from './unsaved-changes';

/**
 * A form that saves by itself, beside others on its page.
 *
 * @example
 * const { Form, outcome, errors, isSaving, props } = useSectionForm<Account>();
 * <Form {...props}>
 */
export function useSectionForm<T = undefined>() {
  const fetcher = useFetcher<FormOutcome<T>>();
  const { form, errors, isEdited, handleEdit } = useFormErrors(fetcher.data);
  const [unsaved, setUnsaved] = useState<{ since: typeof fetcher.data } | undefined>();
  const isSaved = fetcher.data?.ok === true && unsaved?.since !== fetcher.data;
  useUnsaved(unsaved !== undefined && !isSaved);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    handleEdit(event);
    setUnsaved({ since: fetcher.data });
  }

  return {
    Form: fetcher.Form,
    outcome: fetcher.data,
    errors,
    isSaving: fetcher.state !== 'idle',
    isEdited,
    props: { ref: form, method: 'post' as const, noValidate: true, onChange: handleChange },
  };
}
