import { type ChangeEvent, useState } from 'react';
import { type FormOptions, useForm } from '@verse/contract/form';
import { useUnsaved } from './unsaved-changes';

/** A form that is saved independently of the others on its page, which asks before unsaved changes are lost. */
export function useSectionForm<T>(send: FormOptions<T>['send'], options: Omit<FormOptions<T>, 'send'> = {}) {
  const form = useForm({ send, ...options });
  const { result, props } = form;
  const [unsaved, setUnsaved] = useState<{ since: typeof result } | undefined>();
  const isSaved = result?.ok === true && unsaved?.since !== result;
  useUnsaved(unsaved !== undefined && !isSaved);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    props.onChange(event);
    setUnsaved({ since: result });
  }

  return { ...form, props: { ...props, onChange: handleChange } };
}
