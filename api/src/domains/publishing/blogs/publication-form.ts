import { type BlogForm, blogFormSchema } from '@verse/api-contract/publishing/blogs.schema';
import { AppError, type UploadedFile, validate } from '../../../platform/http';
import { createPostForm, type PictureFormDependencies, type ReceivedParts } from './picture-form';

export interface ReceivedPublication {
  form: BlogForm;
  thumbnail: UploadedFile;
  images: UploadedFile[];
}

/** Validates text and files together, so that a single response reports everything that is missing. */
function read({ texts, thumbnail, images }: ReceivedParts): ReceivedPublication {
  const missing = { thumbnail: 'Thumbnail image is required.' };
  try {
    const form = validate(blogFormSchema, texts);
    if (!thumbnail) throw new AppError('invalid', missing.thumbnail, { fields: missing });
    return { form, thumbnail, images };
  } catch (error) {
    if (!(error instanceof AppError) || thumbnail) throw error;
    throw new AppError(error.code, error.message, { fields: { ...error.fields, ...missing } });
  }
}

/** Creates the form for a new post. */
export const publicationForm = (dependencies: PictureFormDependencies) => createPostForm('publish', dependencies, read);
