import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { creators } from '../../features/creators';
import remote from '../../remote';

const WORK = {
  id: 'one',
  title: 'A sign <script>alert(1)</script>',
  role: 'Lettering',
  picture: { src: '/api/images/one.jpg', srcset: '', width: 640, height: 480, alt: 'A painted sign' },
  maker: { handle: 'ada', name: 'Ada Obi' },
};
const showing = (works: object[]) => (() => Promise.resolve({ works })) as unknown as ApiClient;

async function openShowcase(at = '/showcase', client = showing([])) {
  render(<FakeShellApp routes={remote.routes} base="/" at={at} client={client} />);
  await screen.findByRole('heading', { level: 1 });
}

const readMore = () => screen.getAllByRole('button', { name: 'Read More' });

describe('the showcase', () => {
  // @proves SHW-01 SHW-05 SHW-07
  it('shows seven creators with portrait, name, role and bio', async () => {
    await openShowcase();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(7);
    for (const [index, card] of cards.entries()) {
      const { name, role, bio } = creators[index]!;
      expect(within(card).getByRole('img').getAttribute('alt')).toBe(`Portrait of ${name}`);
      expect(within(card).getByRole('heading', { name })).toBeTruthy();
      for (const text of [role, bio]) expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(readMore()).toHaveLength(7);
  });

  // @proves GAP-048
  it('shows the works of members as text, each with the way to its maker', async () => {
    await openShowcase('/showcase', showing([WORK]));
    const works = within(screen.getByRole('region', { name: 'New from members' }));
    expect(works.getByRole('link', { name: WORK.title }).getAttribute('href')).toBe('/u/ada');
    expect(works.getByText('Ada Obi · Lettering')).toBeTruthy();
    expect(works.getByRole('img', { name: 'A painted sign' })).toBeTruthy();
  });

  // @proves SHW-08 SHW-09 SHW-13
  it('opens on the creator whose Read More was pressed, one dialog at a time', async () => {
    await openShowcase();
    await userEvent.click(readMore()[2]!);
    const dialogs = await screen.findAllByRole('dialog');
    expect(dialogs).toHaveLength(1);
    const dialog = within(dialogs[0]!);
    expect(dialog.getByRole('heading', { name: 'Mireille Kossou' })).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'Portrait of Mireille Kossou' })).toBeTruthy();
    expect(dialog.getByText('2D Animator')).toBeTruthy();
    expect(dialog.getByText(creators[2]!.bio)).toBeTruthy();
    for (const other of creators.filter(({ id }) => id !== 3)) expect(dialog.queryByText(other.name)).toBeNull();
  });

  // @proves SHW-10 GEN-11
  it('leads to the portfolio in a new tab', async () => {
    await openShowcase();
    await userEvent.click(readMore()[2]!);
    const link = await screen.findByRole('link', { name: 'Visit Portfolio' });
    expect(link.getAttribute('href')).toBe('https://mireille-kossou.example/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  // @proves GAP-010
  it('says so where there is no portfolio yet', async () => {
    await openShowcase();
    await userEvent.click(readMore()[3]!);
    expect(await screen.findByText('Portfolio coming soon')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Visit Portfolio' })).toBeNull();
  });

  // @proves SHW-11 GAP-011
  it('closes by its button and gives the focus back to Read More', async () => {
    await openShowcase();
    await userEvent.click(readMore()[4]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(readMore()[4]);
  });

  // @proves GAP-011
  it('opens from a shared address, and gives the focus to that card afterwards', async () => {
    await openShowcase('/showcase#femi-adekusi');
    const dialog = await screen.findByRole('dialog', { name: 'Femi Adekusi' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(readMore()[1]));
  });
});
