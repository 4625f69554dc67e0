import type { BlogEdition } from '@verse/api-contract/blogs';
import { blogEditionSchema } from '@verse/api-contract/blogs.schema';
import { jsonPart, validate } from '../../platform/http';
import type { Edition } from './editions';
import { createPostForm, type PictureFormDependencies, type ReceivedParts } from './picture-form';

/** Texts and the order of pictures arrive as JSON in one part of the form. */
function readEdition({ edition }: Record<string, unknown>): BlogEdition {
  return validate(blogEditionSchema, jsonPart('edition', edition));
}

const read = ({ texts, thumbnail, images }: ReceivedParts): Edition => ({
  edition: readEdition(texts),
  thumbnail,
  images,
});

/** Form of a changed post. */
export const editionForm = (dependencies: PictureFormDependencies) => createPostForm('edit', dependencies, read);
