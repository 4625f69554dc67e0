import { type WorkEdition, workEditionSchema } from '@verse/api-contract/identity/profiles.schema';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { AppError, type Form, jsonPart, type UploadedFile, validate } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import type { SentWork } from '../../../platform/ports';

type Dependencies = Pick<Platform, 'pictureForm'>;

const TEXT_BYTES = 48 * 1024;

const FIELD = 'pictures';

function readEdition({ work }: Record<string, unknown>): WorkEdition {
  return validate(workEditionSchema, jsonPart('work', work));
}

function only(files: UploadedFile[]): UploadedFile {
  const [file] = files;
  if (file) return file;
  const message = 'Please choose a picture.';
  throw new AppError('invalid', message, { fields: { [FIELD]: message } });
}

export function createPictureForms({ pictureForm }: Dependencies): {
  picture: Form<UploadedFile>;
  work: Form<SentWork>;
} {
  const form = <T>(most: number, read: (texts: Record<string, unknown>, files: UploadedFile[]) => T) =>
    pictureForm({
      files: [{ name: FIELD, label: 'Pictures', most }],
      texts: 1,
      textBytes: TEXT_BYTES,
      read: (texts, { pictures }) => read(texts, pictures),
    });
  return {
    picture: form(1, (_texts, files) => only(files)),
    work: form(WORK_LIMITS.pictures, (texts, files) => ({ edition: readEdition(texts), files })),
  };
}
