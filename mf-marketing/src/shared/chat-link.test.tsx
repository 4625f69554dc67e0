import { render, screen } from '@testing-library/react';
import { ChatLink } from './chat-link';
import site from './site.json';

const configured = site.communityChatUrl;
afterEach(() => {
  site.communityChatUrl = configured;
});

describe('the door to the community chat', () => {
  it('leads where the configuration says, in a new tab [GAP-074] [GEN-11]', () => {
    site.communityChatUrl = 'https://elsewhere.example/';
    render(<ChatLink>Join</ChatLink>);
    const link = screen.getByRole('link', { name: 'Join' });
    expect(link.getAttribute('href')).toBe('https://elsewhere.example/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is not drawn while there is no address [GAP-074]', () => {
    site.communityChatUrl = '';
    render(<ChatLink>Join</ChatLink>);
    expect(screen.queryByText('Join')).toBeNull();
  });
});
