import { type FormEvent, useState } from 'react';
import { LOGO_TEXTS, type OwnOrganisation } from '@verse/api-contract/organisations';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { findTextErrors } from '@verse/api-contract/text';
import { useAction } from '@verse/contract/server-state';
import { Button, PictureField, TextField, useFormErrors } from '@verse/ui';
import { ChosenPicture } from '../../shared/chosen-picture';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { removeLogo, setLogo } from './organisations.api';

export function LogoForm({ organisation }: { organisation: OwnOrganisation }) {
  const { logo } = organisation;
  const [file, setFile] = useState<File>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [alt, setAlt] = useState(logo?.alt ?? '');
  const shown = file ?? (isRemoved ? undefined : logo?.src);
  const { run, result, isBusy } = useAction(
    (api, _: undefined) =>
      shown === undefined ? removeLogo(api, organisation) : setLogo(api, organisation, { alt, file }),
    {
      // Shown as a toast, because a new logo replaces the form.
      success: shown === undefined ? 'Logo removed.' : 'Logo saved.',
      showsFailure: true,
      shouldRevalidate: ({ ok }) => ok,
      onDone: () => setFile(undefined),
    },
  );
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown === undefined || !refuse(findTextErrors(LOGO_TEXTS, { alt }))) run(undefined);
  }

  function handleRemove() {
    setFile(undefined);
    setIsRemoved(true);
    setAlt('');
  }

  return (
    <Panel title="Logo" lead="Square pictures look best. What a camera noted in the file is removed.">
      <form ref={form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        {shown === undefined ? (
          <PictureField
            label="Logo"
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
              hint="What the logo shows, for those who cannot see it."
              name="alt"
              required
              maxLength={LOGO_TEXTS.alt.max}
              value={alt}
              error={errors.alt}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          </>
        )}
        <FormResult result={isEdited || isBusy ? undefined : result} />
        {shown !== undefined || logo ? (
          <Button type="submit" isBusy={isBusy}>
            Save logo
          </Button>
        ) : null}
      </form>
    </Panel>
  );
}
