import type { BlogEdition } from '@verse/api-contract/blogs';
import { blogEditionSchema } from '@verse/api-contract/blogs.schema';
import { jsonPart, validated } from '../../platform/http';
import type { Edition } from './editions';
import { formOfPost, type PictureFormDependencies, type ReceivedParts } from './picture-form';

/** The words and the plan of the pictures travel as JSON in one part of the form. */
function editionIn({ edition }: Record<string, unknown>): BlogEdition {
  return validated(blogEditionSchema, jsonPart('edition', edition));
}

const read = ({ texts, thumbnail, images }: ReceivedParts): Edition => ({
  edition: editionIn(texts),
  thumbnail,
  images,
});

/** How a changed post arrives. */
export const editionForm = (dependencies: PictureFormDependencies) => formOfPost('edit', dependencies, read);
