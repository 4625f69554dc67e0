import type { Request } from 'express';
import type { Config } from '../config';
import { AppError, type Form, limitConcurrency, pictureUpload, type UploadedFile, uploadedFiles } from '../http';

/** A form that a browser has sent without scripts. */
export interface PlainForm {
  /** The text parts that have arrived, also of a form that was rejected. */
  texts: Readonly<Record<string, string>>;
  files: readonly UploadedFile[];
  /** Why the form was rejected while it arrived. */
  failure: AppError | undefined;
}

export interface PlainFormRule {
  /** The name of the part with files, and the name for people. */
  name: string;
  label: string;
  most: number;
  /** Bytes of one file. */
  bytes: number;
  /** Maximum number of text parts. */
  texts: number;
  /** Bytes of one text. */
  textBytes: number;
}

const textsOf = ({ body }: Request): PlainForm['texts'] =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (part): part is [string, string] => typeof part[1] === 'string',
    ),
  );

/**
 * Creates forms for browsers without scripts. Such a browser shows the answer as a page, so a form that is rejected
 * while it arrives reaches the route too, with the texts to show again.
 */
export function createPlainForms({ limits, uploadDir }: Pick<Config, 'limits' | 'uploadDir'>) {
  const inTurn = limitConcurrency(limits.formsAtOnce);
  return ({ name, label, most, bytes, texts, textBytes }: PlainFormRule): Form<PlainForm> => {
    const upload = pictureUpload({
      files: [{ name, label, most }],
      ...{ texts, textBytes, fileBytes: bytes, folder: uploadDir },
    });
    return {
      async receive(request, response, bodies, work) {
        let hasArrived = false;
        try {
          await upload(request, response, bodies, async () => {
            hasArrived = true;
            const files = uploadedFiles(request.files, name);
            await inTurn(() => work({ texts: textsOf(request), files, failure: undefined }));
          });
        } catch (error) {
          const isForPeople = error instanceof AppError && request.is('multipart/form-data') !== false;
          if (hasArrived || !isForPeople) throw error;
          await work({ texts: textsOf(request), files: [], failure: error });
        }
      },
    };
  };
}
