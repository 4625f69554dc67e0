import type { CommunityPost as CommunityPostView } from '@verse/api-contract/community';
import { pictureView } from '../../platform/images';
import type { CommunityPost, PostAuthor } from './community.repository';

function authorView({ firstname, lastname, picture }: PostAuthor) {
  return { firstname, lastname, profilePicture: picture ? pictureView(picture, '').src : null };
}

export function communityPostView(post: CommunityPost): CommunityPostView {
  return {
    id: post.id,
    author: { ...authorView(post.author), skills: post.author.skills, badges: post.author.badges },
    post: post.text,
    postImage: post.picture ? pictureView(post.picture, '').src : null,
    likes: post.likes,
    comments: post.comments.map(({ id, author, text, createdAt }) => ({
      id,
      author: authorView(author),
      text,
      createdAt: createdAt.toISOString(),
    })),
    createdAt: post.createdAt.toISOString(),
  };
}
