import { type FormEvent, useState } from 'react';
import type { Picture } from '@verse/api-contract/blogs';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import type { ApiClient } from '@verse/contract';
import { useAction } from '@verse/contract/server-state';
import { Button, useFormErrors } from '@verse/ui';
import { DescribedPicture } from './described-picture';
import { FormResult } from './form-result';
import { Panel } from './panel';

interface PictureFormProps {
  /** Label of the picture, e.g. "Logo". */
  label: string;
  lead: string;
  picture: Picture | null;
  texts: { alt: TextRule };
  save: (api: ApiClient, picture: { alt: string; file: File | undefined }) => Promise<unknown>;
  remove: (api: ApiClient) => Promise<unknown>;
}

/** Sets, describes or removes an optional picture. */
export function PictureForm({ label, lead, picture, texts, save, remove }: PictureFormProps) {
  const [file, setFile] = useState<File>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const shown = file ?? (isRemoved ? undefined : picture?.src);
  const { run, result, isBusy } = useAction(
    (api, _: undefined) => (shown === undefined ? remove(api) : save(api, { alt, file })),
    {
      // Shown as a toast, because a new picture remounts the form.
      success: `${label} ${shown === undefined ? 'removed' : 'saved'}.`,
      showsFailure: true,
      shouldRevalidate: ({ ok }) => ok,
      onDone: () => setFile(undefined),
    },
  );
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown === undefined || !refuse(findTextErrors(texts, { alt }))) run(undefined);
  }

  function handleRemove() {
    setFile(undefined);
    setIsRemoved(true);
    setAlt('');
  }

  return (
    <Panel title={label} lead={lead}>
      <form ref={form} aria-label={label} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        <DescribedPicture
          label={label}
          alt={alt}
          errors={errors}
          picture={shown}
          maxLength={texts.alt.max}
          onChoose={setFile}
          onDescribe={setAlt}
          onRemove={handleRemove}
        />
        <FormResult result={isEdited || isBusy ? undefined : result} />
        {shown !== undefined || picture ? (
          <Button type="submit" isBusy={isBusy}>
            {`Save ${label.toLowerCase()}`}
          </Button>
        ) : null}
      </form>
    </Panel>
  );
}
