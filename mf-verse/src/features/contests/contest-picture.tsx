import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { PictureField, TextField } from '@verse/ui';
import { ChosenPicture } from '../../shared/chosen-picture';
import type { PictureChoice } from './contest-picture-choice';

interface ContestPictureProps {
  choice: PictureChoice;
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<PictureChoice>) => void;
}

export function ContestPicture({ choice: { kept, file, alt }, errors, onChange }: ContestPictureProps) {
  const shown = file ?? kept?.src;
  if (shown === undefined)
    return (
      <PictureField
        label="Picture"
        name="picture"
        hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
        error={errors.picture}
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={1}
        onChoose={([chosen]) => onChange({ file: chosen })}
      />
    );
  return (
    <>
      <ChosenPicture picture={shown} onRemove={() => onChange({ file: undefined, kept: null, alt: '' })} />
      <TextField
        label="Alternative text"
        hint="What the picture shows, for those who cannot see it."
        name="alt"
        required
        maxLength={CONTEST_PICTURE_TEXTS.alt.max}
        value={alt}
        error={errors.alt}
        onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
      />
    </>
  );
}
