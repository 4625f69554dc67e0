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
  maker: { handle: 'ada', name: 'Ada Obi', isSample: false },
};
const HANDLES = creators.map(({ slug }) => slug);
const showing = (works: object[], handles = HANDLES) =>
  ((path: string) =>
    Promise.resolve(path.startsWith('/api/works/chosen') ? { works } : { handles })) as unknown as ApiClient;

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
  it('begins with works, as text, each with the way to its page, and examples marked', async () => {
    const example = { ...WORK, id: 'two', title: 'Another', maker: { ...WORK.maker, isSample: true } };
    await openShowcase('/showcase', showing([WORK, example]));
    const title = screen.getByRole('link', { name: WORK.title });
    expect(title.getAttribute('href')).toBe('/u/ada/works/one');
    const [real, sample] = [title, screen.getByRole('link', { name: 'Another' })].map((one) => one.closest('li')!);
    expect(within(real!).getByText('Ada Obi · Lettering')).toBeTruthy();
    expect(within(real!).getByRole('img', { name: 'A painted sign' })).toBeTruthy();
    expect([real, sample].map((one) => within(one!).queryAllByText('Example').length)).toEqual([0, 1]);
    const first = screen.getAllByRole('article')[0]!;
    expect(real!.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  // @proves CHO-06
  it('shows under a chosen work the sentence of its curator, with their name, as text', async () => {
    const sentence = 'So <b>warm</b>.';
    const choice = { isOfMembers: false, sentence, curator: { name: 'Bola Ade', handle: 'bola' } };
    await openShowcase('/showcase', showing([{ ...WORK, choice }]));
    const card = within(screen.getByRole('link', { name: WORK.title }).closest('li')!);
    expect(card.getByText(sentence)).toBeTruthy();
    expect(card.getByText('Chosen by Bola Ade')).toBeTruthy();
  });

  // @proves GAP-048
  it('leads from card and dialog to the profile, and says why an example takes no messages', async () => {
    await openShowcase();
    const profiles = screen.getAllByRole('link', { name: 'See profile' });
    expect(profiles.map((link) => link.getAttribute('href'))).toEqual(HANDLES.map((handle) => `/u/${handle}`));
    await userEvent.click(readMore()[2]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'See profile' }).getAttribute('href')).toBe('/u/mireille-kossou');
    expect(dialog.getByText('Example')).toBeTruthy();
    expect(dialog.getByText('Example: see how your page could look.')).toBeTruthy();
  });

  // @proves GAP-010 GAP-048
  it('links to no profile and no portfolio that this installation does not have', async () => {
    await openShowcase('/showcase', showing([], []));
    expect(screen.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(readMore()[2]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Portfolio coming soon')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: /See profile|Visit Portfolio/ })).toEqual([]);
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
    expect(link.getAttribute('href')).toBe('/u/mireille-kossou#works');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  // @proves GAP-010
  it('says so where there is no portfolio yet', async () => {
    await openShowcase();
    await userEvent.click(readMore()[6]!);
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
