import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import { DescribedPicture } from '../../shared/described-picture';
import type { PictureChoice } from './contest-picture-draft';

interface ContestPictureProps {
  choice: PictureChoice;
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<PictureChoice>) => void;
}

export const ContestPicture = ({ choice: { kept, file, alt }, errors, onChange }: ContestPictureProps) => (
  <DescribedPicture
    label="Picture"
    picture={file ?? kept?.src}
    alt={alt}
    errors={errors}
    maxLength={CONTEST_PICTURE_TEXTS.alt.max}
    onChoose={(chosen) => onChange({ file: chosen })}
    onDescribe={(description) => onChange({ alt: description })}
    onRemove={() => onChange({ file: undefined, kept: null, alt: '' })}
  />
);
