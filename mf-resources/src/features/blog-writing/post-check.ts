import { TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import { findTagsError } from '@verse/api-contract/community/typed-tags';
import { parseLocalInput } from '@verse/api-contract/formats';
import { POST_TEXTS } from '@verse/api-contract/publishing/blog-texts';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { findTextErrors } from '@verse/api-contract/text';
import { findPictureError } from '../../shared/content-field';
import { type Draft, imagesToSend } from './draft';

/** The value that causes each field's error. The error is cleared when this value changes. */
const CAUSES = {
  title: ({ title }) => title,
  category: ({ category }) => category,
  readTime: ({ readTime }) => readTime,
  content: ({ content }) => content,
  tags: ({ tags }) => tags,
  thumbnail: ({ thumbnail }) => thumbnail?.id ?? '',
  thumbnailAlt: ({ thumbnail }) => thumbnail?.alt ?? '',
  contentImages: ({ images }) => JSON.stringify(images.map(({ id }) => id)),
  contentImageAlts: ({ images }) => JSON.stringify(images.map(({ alt }) => alt)),
  scheduledFor: ({ publishAt }) => publishAt,
} satisfies Record<string, (draft: Draft) => string>;

type FormField = keyof typeof CAUSES;
export type FieldErrors = Partial<Record<FormField, string>>;
export const FORM_FIELDS = Object.keys(CAUSES) as FormField[];

const isFormField = (name: string): name is FormField => Object.hasOwn(CAUSES, name);

/** Applies the server's validation rules before anything is sent. */
export function findErrors(draft: Draft): FieldErrors {
  const { title, category, readTime, content, tags, thumbnail, publishAt } = draft;
  const images = imagesToSend(draft);
  const errors: FieldErrors = findTextErrors(POST_TEXTS, { title, category, readTime, content });
  const tagsError = findTagsError(tags, TAG_LIMITS.ofBlogPost);
  if (tagsError) errors.tags = tagsError;
  const pictureError = findPictureError(images, draft);
  if (pictureError) errors.content ??= pictureError;
  if (!thumbnail) errors.thumbnail = 'Thumbnail image is required.';
  if (images.length > BLOG_LIMITS.images)
    errors.contentImages = `A post may have at most ${BLOG_LIMITS.images} content images.`;
  const tooLong = `A description may have at most ${BLOG_LIMITS.alt} characters.`;
  if (thumbnail && thumbnail.alt.trim().length > BLOG_LIMITS.alt) errors.thumbnailAlt = tooLong;
  if (images.some(({ alt }) => alt.trim().length > BLOG_LIMITS.alt)) errors.contentImageAlts = tooLong;
  const moment = parseLocalInput(publishAt);
  if (publishAt && !moment) errors.scheduledFor = 'Choose a date and a time that exist.';
  else if (moment && Date.parse(moment) <= Date.now()) errors.scheduledFor = 'Choose a time in the future.';
  return errors;
}

/** Assigns the server's messages to form fields, e.g. `contentImages.2` to `contentImages`. */
export function errorsFromServer(fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(fields)) {
    const field = name.split(/[.[]/)[0] ?? '';
    if (isFormField(field)) errors[field] ??= message;
  }
  return errors;
}

/** Returns the errors of fields that have not changed since the draft was checked. */
export function remainingErrors(errors: FieldErrors, checked: Draft, now: Draft): FieldErrors {
  const remaining = FORM_FIELDS.filter((field) => errors[field] && CAUSES[field](checked) === CAUSES[field](now));
  return Object.fromEntries(remaining.map((field) => [field, errors[field]]));
}
