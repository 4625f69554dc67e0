import type { ContentFormat } from '@verse/api-contract/formatted-text';
import type { NewBlog } from '@verse/api-contract/publishing/blogs.schema';

/** A post's text as its author edits it. It is plain text if no format is given. */
export interface PostText extends NewBlog {
  contentFormat?: ContentFormat;
  /** The text of the tag field. Absent from posts saved by earlier releases. */
  tags?: string;
}
