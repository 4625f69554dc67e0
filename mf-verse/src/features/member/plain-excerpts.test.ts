import type { FeedPost } from '@verse/api-contract/api';
import { truncatePost } from '../../shared/post-labels';
import { postFacts } from './post-facts';

const post = { text: '**Bold** and [a link](https://a.example)\n\n- one', picture: null } as FeedPost;

// @proves GAP-029
it('a post has neither marks nor addresses in its title, its description and its facts for search engines', () => {
  expect(truncatePost(post, 60)).toBe('Bold and a link one');
  const { articleBody } = postFacts(post, { url: undefined, origin: '', author: {} });
  expect(articleBody).toBe('Bold and a link\n\none');
});
