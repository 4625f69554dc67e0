import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { PictureField, TextField } from '@verse/ui';
import { ChosenPicture } from './chosen-picture';

interface DescribedPictureProps {
  /** Label of the picture, e.g. "Logo". */
  label: string;
  /** The chosen file or the current picture's URL; undefined if there is no picture. */
  picture: File | string | undefined;
  alt: string;
  maxLength: number;
  errors: Record<string, string | undefined>;
  onChoose: (file: File | undefined) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

/** The fields for an optional picture and its alternative text. */
export function DescribedPicture(props: DescribedPictureProps) {
  const { label, picture, alt, maxLength, errors, onChoose, onDescribe, onRemove } = props;
  if (picture === undefined)
    return (
      <PictureField
        label={label}
        name="picture"
        hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)}.`}
        error={errors.picture}
        types={PICTURE_TYPES}
        check={pictureRefusal}
        room={1}
        onChoose={([file]) => onChoose(file)}
      />
    );
  return (
    <>
      <ChosenPicture picture={picture} onRemove={onRemove} />
      <TextField
        label="Describe the picture"
        hint={`For people who can’t see the ${label.toLowerCase()}.`}
        name="alt"
        required
        maxLength={maxLength}
        value={alt}
        error={errors.alt}
        onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
      />
    </>
  );
}
