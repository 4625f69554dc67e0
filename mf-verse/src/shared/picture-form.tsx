import { useState } from 'react';
import type { Picture } from '@verse/api-contract/api';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import type { ApiClient } from '@verse/contract';
import { useForm } from '@verse/contract/form';
import { Button } from '@verse/ui';
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
  const form = useForm({
    findErrors: () => (shown === undefined ? {} : findTextErrors(texts, { alt })),
    send: (api) => (shown === undefined ? remove(api) : save(api, { alt, file })),
    // Shown as a toast, because a new picture remounts the form.
    success: `${label} ${shown === undefined ? 'removed' : 'saved'}.`,
    onDone: () => setFile(undefined),
  });

  function handleRemove() {
    setFile(undefined);
    setIsRemoved(true);
    setAlt('');
  }

  return (
    <Panel title={label} lead={lead}>
      <form aria-label={label} {...form.props}>
        <DescribedPicture
          label={label}
          alt={alt}
          errors={form.errors}
          picture={shown}
          maxLength={texts.alt.max}
          onChoose={setFile}
          onDescribe={setAlt}
          onRemove={handleRemove}
        />
        <FormResult result={form.isBusy ? undefined : form.shown} />
        {shown !== undefined || picture ? (
          <Button type="submit" isBusy={form.isBusy}>
            {`Save ${label.toLowerCase()}`}
          </Button>
        ) : null}
      </form>
    </Panel>
  );
}
