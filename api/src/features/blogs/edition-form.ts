import type { BlogEdition } from '@verse/api-contract/blogs';
import { blogEditionSchema } from '@verse/api-contract/blogs.schema';
import { jsonPart, validate } from '../../platform/http';
import type { Edition } from './editions';
import { createPostForm, type PictureFormDependencies, type ReceivedParts } from './picture-form';

/** Reads the text and the picture order from the form's JSON part. */
function readEdition({ edition }: Record<string, unknown>): BlogEdition {
  return validate(blogEditionSchema, jsonPart('edition', edition));
}

const read = ({ texts, thumbnail, images }: ReceivedParts): Edition => ({
  edition: readEdition(texts),
  thumbnail,
  images,
});

/** Creates the form for editing a post. */
export const editionForm = (dependencies: PictureFormDependencies) => createPostForm('edit', dependencies, read);
