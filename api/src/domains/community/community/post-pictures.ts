import { isOneOf } from '../../../platform/images';
import { ownedBy, type PictureHolder } from '../../../platform/people';
import type { PostingService } from './posting.service';
import { POSTS } from './posts.repository';

/** The picture of a post is visible to those who can read the post. */
export const postPictures = ({ findReadable }: Pick<PostingService, 'findReadable'>): PictureHolder => ({
  collection: POSTS,
  ownerOf: ownedBy('authorId'),
  async shows(id, name, reader) {
    const post = await findReadable(reader, id);
    return post !== undefined && isOneOf(name, [post.picture]);
  },
});
