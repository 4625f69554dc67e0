import { isOneOf } from '../../../platform/images';
import { ownedBy, type PictureHolder, type Reader } from '../../../platform/people';
import { type BlogPost, type BlogRepository, BLOGS, isPublished } from './blogs.repository';

const mayWorkOn = (reader: Reader, { authorId }: BlogPost) => reader.isStaff || reader.id === authorId;

/**
 * Pictures in published posts are public. Pictures in drafts and earlier versions are visible to the author and
 * editors.
 */
export function postPictures(blogs: Pick<BlogRepository, 'find'>): PictureHolder[] {
  return [
    {
      collection: BLOGS,
      ownerOf: ownedBy('authorId'),
      async shows(id, name, reader) {
        const post = await blogs.find(id);
        if (!post) return false;
        const shown = [post.thumbnail, ...post.images].map(({ picture }) => picture);
        return mayWorkOn(reader, post) || (isPublished(post) && isOneOf(name, shown));
      },
    },
    {
      collection: 'blog_versions',
      ownerOf: ownedBy('authorId'),
      async shows(version, _name, reader) {
        const post = await blogs.find(version.split(' ')[0]!);
        return post !== undefined && mayWorkOn(reader, post);
      },
    },
  ];
}
