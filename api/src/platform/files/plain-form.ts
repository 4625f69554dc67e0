import type { Request } from 'express';
import type { Config } from '../config';
import { AppError, type Form, limitConcurrency, pictureUpload, type UploadedFile, uploadedFiles } from '../http';

/** A form submitted by a browser without JavaScript. */
export interface PlainForm {
  /** Text parts received so far, even if the form was rejected. */
  texts: Readonly<Record<string, string>>;
  files: readonly UploadedFile[];
  /** Error if the form was rejected while being received. */
  failure: AppError | undefined;
}

export interface PlainFormRule {
  /** The file part; omit it for a form that takes no files. */
  files?: {
    name: string;
    /** Label that users see. */
    label: string;
    most: number;
    /** Maximum size of one file, in bytes. */
    bytes: number;
  };
  /** Maximum number of text parts. */
  texts: number;
  /** Maximum size of a text part, in bytes. */
  textBytes: number;
}

const textsOf = ({ body }: Request): PlainForm['texts'] =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (part): part is [string, string] => typeof part[1] === 'string',
    ),
  );

/**
 * Creates forms for browsers without JavaScript. Such a browser displays the response as a page. Therefore, even a form
 * that was rejected while being received reaches the route, so that the page can show the entered text again.
 */
export function createPlainForms({ limits, uploadDir }: Pick<Config, 'limits' | 'uploadDir'>) {
  const inTurn = limitConcurrency(limits.formsAtOnce);
  return ({ files: part, texts, textBytes }: PlainFormRule): Form<PlainForm> => {
    const upload = pictureUpload({
      files: part ? [{ name: part.name, label: part.label, most: part.most }] : [],
      texts,
      textBytes,
      fileBytes: part?.bytes ?? 0,
      folder: uploadDir,
    });
    return {
      async receive(request, response, bodies, work) {
        let hasArrived = false;
        try {
          await upload(request, response, bodies, async () => {
            hasArrived = true;
            const files = part ? uploadedFiles(request.files, part.name) : [];
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
