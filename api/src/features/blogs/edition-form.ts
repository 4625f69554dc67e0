import type { BlogEdition } from '@verse/api-contract/blogs';
import { blogEditionSchema } from '@verse/api-contract/blogs.schema';
import { AppError, validated } from '../../platform/http';
import type { Edition } from './editions';
import { formOfPost, type PictureFormDependencies, type ReceivedParts } from './picture-form';

/** The words and the plan of the pictures travel as JSON in one part of the form. */
function editionIn({ edition }: Record<string, unknown>): BlogEdition {
  try {
    return validated(blogEditionSchema, typeof edition === 'string' ? JSON.parse(edition) : undefined);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new AppError('malformed-json', 'The part `edition` is not valid JSON.', { cause: error });
    throw error;
  }
}

const read = ({ texts, thumbnail, images }: ReceivedParts): Edition => ({
  edition: editionIn(texts),
  thumbnail,
  images,
});

/** How a changed post arrives. */
export const editionForm = (dependencies: PictureFormDependencies) => formOfPost('edit', dependencies, read);
