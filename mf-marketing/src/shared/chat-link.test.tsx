import { render, screen } from '@testing-library/react';
import { ShellProvider } from '@verse/contract/react';
import { createFakeShell } from '@verse/contract/testing';
import { ChatLink } from './chat-link';

const at = (address: string | undefined) =>
  render(
    <ShellProvider
      shell={{ ...createFakeShell(), href: (place) => (place === 'community-chat' ? address : undefined) }}
    >
      <ChatLink>Join</ChatLink>
    </ShellProvider>,
  );

describe('the link to the community chat', () => {
  // @proves GAP-074 GEN-11
  it('opens the URL of the installation in a new tab', () => {
    at('https://elsewhere.example/');
    const link = screen.getByRole('link', { name: 'Join' });
    expect(link.getAttribute('href')).toBe('https://elsewhere.example/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  // @proves GAP-074
  it('is not rendered without an address', () => {
    at(undefined);
    expect(screen.queryByText('Join')).toBeNull();
  });
});
