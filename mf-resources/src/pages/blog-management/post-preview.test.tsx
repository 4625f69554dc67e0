import { render, screen } from '@testing-library/react';
import { PostPreview } from '../../features/blog-reading';
import { post } from './testing/own-posts-page';

describe('the preview of a post', () => {
  // @proves GAP-029 GAP-028
  it('shows a formatted revision as readers will see it, with its headings below the title', async () => {
    const content = '# Nets\n\n**Dry** them.\n\n![The quay](picture:quay)';
    const picture = { src: '/b.jpg', srcset: '', width: 2, height: 1, alt: 'Stored', key: 'quay' };
    const revision = { content, contentFormat: 'markdown' as const, contentImages: [picture], reason: null };
    render(<PostPreview post={post({ revision: { ...post(), ...revision, sentAt: post().updatedAt } })} />);
    expect((await screen.findByRole('heading', { level: 4 })).textContent).toBe('Nets');
    expect(screen.getByRole('strong').textContent).toBe('Dry');
    expect(screen.getByRole('img', { name: 'The quay' }).getAttribute('src')).toBe('/b.jpg');
    expect(screen.queryByRole('list', { name: 'Pictures of this post' })).toBeNull();
  });
});
