import { render, screen } from '@testing-library/react';
import { FakeShellApp } from '@verse/contract/testing';
import { PostText } from './post-text';
import { SmallText } from './small-text';

const show = (text: string, mentions?: readonly string[]) =>
  render(
    <FakeShellApp
      routes={[
        { index: true, element: mentions ? <PostText text={text} mentions={mentions} /> : <SmallText text={text} /> },
      ]}
      base="/"
      at="/"
    />,
  );

describe("a member's short text", () => {
  // @proves COM-17 COM-18
  it('shows its line breaks, lists, styles and links, and markup as text', async () => {
    show('Hello **all**,\nsee <b>this</b>:\n\n- *one*\n- [the notes](https://notes.example/12)');
    expect((await screen.findByText(/Hello/)).textContent).toBe('Hello all,\nsee <b>this</b>:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'the notes']);
    expect([screen.getByRole('strong').textContent, screen.getByRole('emphasis').textContent]).toEqual(['all', 'one']);
    const link = screen.getByRole('link', { name: 'the notes' });
    expect(link.getAttribute('href')).toBe('https://notes.example/12');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'nofollow ugc noopener']);
  });

  // @proves COM-17
  it('links tags and mentions, also within styled text', async () => {
    show('**For @ada-paints** and @unknown-member: #Lettering', ['ada-paints']);
    const link = await screen.findByRole('link', { name: '@ada-paints' });
    expect(link.getAttribute('href')).toBe('/u/ada-paints');
    expect(screen.getByRole('link', { name: '#Lettering' })).not.toBeNull();
    expect(screen.queryByRole('link', { name: '@unknown-member' })).toBeNull();
  });

  it('has no tags in other texts', async () => {
    show('Room #Lettering');
    expect((await screen.findByText('Room #Lettering')).querySelector('a')).toBeNull();
  });
});
