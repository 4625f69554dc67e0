import { type FormEvent, useState } from 'react';
import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { findTextErrors } from '@verse/api-contract/text';
import { useAction } from '@verse/contract/server-state';
import { Button, PictureField, Stack, TextField, useFormErrors } from '@verse/ui';
import { ChosenPicture } from '../../shared/chosen-picture';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { removePicture, type RunningPage, setPicture } from './running.api';

export function PicturePanel({ page: { organisation, contest } }: { page: RunningPage }) {
  const { picture, id } = contest;
  const [file, setFile] = useState<File>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const shown = file ?? (isRemoved ? undefined : picture?.src);
  const { run, result, isBusy } = useAction(
    (api, _: undefined) =>
      shown === undefined
        ? removePicture(api, organisation.handle, id)
        : setPicture(api, organisation.handle, id, { alt, file }),
    {
      success: shown === undefined ? 'Picture removed.' : 'Picture saved.',
      showsFailure: true,
      shouldRevalidate: ({ ok }) => ok,
      onDone: () => setFile(undefined),
    },
  );
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown === undefined || !refuse(findTextErrors(CONTEST_PICTURE_TEXTS, { alt }))) run(undefined);
  }

  function handleRemove() {
    setFile(undefined);
    setIsRemoved(true);
    setAlt('');
  }

  return (
    <Panel title="Picture" lead="Shown on the card and on the page of the contest.">
      <Stack as="form" ref={form} aria-label="Picture" noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        {shown === undefined ? (
          <PictureField
            label="Picture"
            name="picture"
            hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
            error={errors.picture}
            types={PICTURE_TYPES}
            check={pictureRefusal}
            room={1}
            onChoose={([chosen]) => setFile(chosen)}
          />
        ) : (
          <>
            <ChosenPicture picture={shown} onRemove={handleRemove} />
            <TextField
              label="Alternative text"
              hint="What the picture shows, for those who cannot see it."
              name="alt"
              required
              maxLength={CONTEST_PICTURE_TEXTS.alt.max}
              value={alt}
              error={errors.alt}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          </>
        )}
        <FormResult result={isEdited || isBusy ? undefined : result} />
        {shown !== undefined || picture ? (
          <p>
            <Button type="submit" isBusy={isBusy}>
              Save picture
            </Button>
          </p>
        ) : null}
      </Stack>
    </Panel>
  );
}
