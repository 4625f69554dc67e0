import { render, screen } from '@testing-library/react';
import type { ContestGallery } from '@verse/api-contract/api';
import { FakeShellApp } from '@verse/contract/testing';
import { Gallery } from './gallery';

const picture = { src: '/api/images/a.jpg', srcset: '/api/images/a.webp 300w', width: 300, height: 900, alt: 'Moon' };
const exhibit = {
  rank: 1,
  number: 4,
  title: 'Moon',
  text: '',
  madeHow: 'unsaid',
  team: '',
  makers: [{ name: 'Ada', handle: null }],
  picture,
  files: [],
} as const;

function open(gallery: ContestGallery) {
  const element = <Gallery contestId="posters" gallery={gallery} />;
  return render(<FakeShellApp routes={[{ path: 'contest', element }]} base="/verse" at="/verse/contest" />);
}

describe('the gallery of a contest', () => {
  // @proves GAP-058
  it('shows pictures lazily in their own shape, other kinds as tiles, and links to its next page', async () => {
    const pdf = { index: 0, type: 'application/pdf', bytes: 9 };
    const other = { ...exhibit, rank: 2, number: 2, title: 'Sun', picture: null, text: 'A sun.', files: [pdf] };
    open({ entries: [{ ...exhibit, makers: [...exhibit.makers], files: [] }, other as never], next: 2 });
    const shown = await screen.findByRole('img', { name: 'Moon' });
    expect(['loading', 'width', 'height'].map((name) => shown.getAttribute(name))).toEqual(['lazy', '300', '900']);
    expect(screen.getByText('PDF')).toBeTruthy();
    expect(screen.getByText('A sun.')).toBeTruthy();
    expect(screen.getByText('Files of Entry 2').closest('details')!.open).toBe(false);
    expect(screen.getByRole('link', { name: 'More entries' }).getAttribute('href')).toContain('?gallery=2');
  });

  // @proves GAP-058
  it('is not there while no maker has agreed', async () => {
    const { container } = open({ entries: [], next: null });
    await Promise.resolve();
    expect(container.textContent).toBe('');
  });
});
