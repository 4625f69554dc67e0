import { useFetcher } from 'react-router-dom';
import { useFormErrors } from '@verse/ui';
import type { FormOutcome } from './form-outcome';

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
  return {
    Form: fetcher.Form,
    outcome: fetcher.data,
    errors,
    isSaving: fetcher.state !== 'idle',
    isEdited,
    props: { ref: form, method: 'post' as const, noValidate: true, onChange: handleEdit },
  };
}
