import type { BlogForm } from '@verse/api-contract/blogs';
import { blogFormSchema } from '@verse/api-contract/blogs.schema';
import { AppError, type UploadedFile, validated } from '../../platform/http';
import { formOfPost, type PictureFormDependencies, type ReceivedParts } from './picture-form';

export interface ReceivedPublication {
  form: BlogForm;
  thumbnail: UploadedFile;
  images: UploadedFile[];
}

/** Text parts and files together, so that a form learns of everything that is missing at once. */
function read({ texts, thumbnail, images }: ReceivedParts): ReceivedPublication {
  const missing = { thumbnail: 'Thumbnail image is required.' };
  try {
    const form = validated(blogFormSchema, texts);
    if (!thumbnail) throw new AppError('invalid', missing.thumbnail, { fields: missing });
    return { form, thumbnail, images };
  } catch (error) {
    if (!(error instanceof AppError) || thumbnail) throw error;
    throw new AppError(error.code, error.message, { fields: { ...error.fields, ...missing } });
  }
}

/** How a new post arrives. */
export const publicationForm = (dependencies: PictureFormDependencies) => formOfPost('publish', dependencies, read);
