import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AUTHOR,
  choose,
  FakeRequest,
  field,
  fill,
  fillAll,
  last,
  open,
  picture,
  previews,
  publish,
  TEXT,
} from './testing/editor-page';

describe('the editor', () => {
  // @proves BLM-01 BLM-02 BLM-03 BLM-04 BLM-05 BLM-07 BLM-14 GAP-022
  it('has the six fields of a post and the button', async () => {
    await open();
    expect([field('Title').tagName, field('Title').placeholder]).toEqual(['TEXTAREA', 'Title']);
    expect(field('Category').type).toBe('text');
    expect(field('Read Time').placeholder).toBe('e.g., 5 minutes');
    expect(field('Content').tagName).toBe('TEXTAREA');
    expect([field('Thumbnail Image').type, field('Thumbnail Image').multiple]).toEqual(['file', false]);
    expect([field('Content Images').type, field('Content Images').multiple]).toEqual(['file', true]);
    for (const label of ['Thumbnail Image', 'Content Images']) expect(field(label).accept).toContain('image/');
    screen.getByRole('button', { name: 'Publish Post' });
  });

  // @proves BLM-06 BLM-08 BLM-09
  it('shows previews, accumulates content images, and removes any of them', async () => {
    await open();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await choose('Content Images', picture('three.jpg'));
    await waitFor(() =>
      expect(previews().map((each) => each.getAttribute('alt'))).toEqual(
        ['cover.jpg', 'one.jpg', 'two.jpg', 'three.jpg'].map((name) => `Preview of ${name}`),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(previews().map((each) => each.getAttribute('alt'))).toEqual(
      ['cover.jpg', 'one.jpg', 'three.jpg'].map((name) => `Preview of ${name}`),
    );
  });

  // @proves BLM-06 BLM-08
  it('revokes every preview URL', async () => {
    const page = await open();
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(2));
    page.unmount();
    expect(jest.mocked(URL.revokeObjectURL).mock.calls.length).toBe(jest.mocked(URL.createObjectURL).mock.calls.length);
  });

  // @proves BLM-10 BLM-11
  it('rejects a text file with a message and keeps the rest', async () => {
    await open();
    await choose('Thumbnail Image', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText(/“notes.txt” is not a picture/);
    await choose(
      'Content Images',
      picture('good.jpg'),
      new File(['<svg onload="x">'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    await screen.findByText(/“logo.svg” is an SVG drawing/);
    await waitFor(() => expect(previews()).toHaveLength(1));
  });

  // @proves BLM-09
  it('accepts ten content images and names those that exceed the limit', async () => {
    await open();
    await choose('Content Images', ...Array.from({ length: 11 }, (_, index) => picture(`${index + 1}.jpg`)));
    await waitFor(() => expect(previews()).toHaveLength(10));
    await screen.findByText(/no room for “11.jpg”/);
  });

  // @proves BLM-12
  it.each([
    ['Title', 'Title is required.'],
    ['Category', 'Category is required.'],
    ['Read Time', 'Read time is required.'],
    ['Content', 'Content is required.'],
    ['Thumbnail Image', 'Thumbnail image is required.'],
  ])('sends nothing without %s, and shows and focuses the error there', async (label, words) => {
    await open();
    await fill({ ...TEXT, [label]: '' } as never);
    if (label !== 'Thumbnail Image') {
      await choose('Thumbnail Image', picture('cover.jpg'));
      await waitFor(() => expect(previews()).toHaveLength(1));
    }
    await publish();
    const message = await screen.findByText(words);
    expect(field(label).getAttribute('aria-describedby')).toContain(message.id);
    expect(document.activeElement).toBe(field(label));
    expect(FakeRequest.sent).toEqual([]);
  });

  // @proves BLM-14 GAP-023
  it.each([
    ['an author', 'author', 'Publish Post', false],
    ['an author with a date', 'author', 'Schedule post', true],
    ['a member', 'member', 'Send to the editors', false],
  ])('labels its button with what it does for %s', async (_, role, name, hasDate) => {
    await open({ status: 'member', user: { ...AUTHOR.user!, role } });
    if (hasDate) fireEvent.change(screen.getByLabelText(/^Publish at/), { target: { value: '2101-01-01T10:00' } });
    screen.getByRole('button', { name });
    expect(screen.queryAllByText(/An editor reads your post before it is published/)).toHaveLength(
      role === 'member' ? 1 : 0,
    );
  });

  // @proves GAP-024
  it('removes an error as soon as its cause is gone', async () => {
    await open();
    await publish();
    await screen.findByText('Title is required.');
    fireEvent.change(field('Title'), { target: { value: 'A post' } });
    expect(screen.queryByText('Title is required.')).toBeNull();
    screen.getByText('Category is required.');
    await fill();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(screen.queryByText('Thumbnail image is required.')).toBeNull());
    expect(screen.queryByText('Not published')).toBeNull();
  });

  // @proves GAP-024
  it('discards a rejected file with the form in which it was chosen', async () => {
    await fillAll();
    await choose('Content Images', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText(/“notes.txt” is not a picture/);
    await publish();
    await last().answer(201, { _id: 'abc', title: 'A post' });
    expect(screen.queryByText(/notes.txt/)).toBeNull();
  });

  // @proves BLM-03
  it('fills in the reading time whenever the text loses the focus, until the author enters one', async () => {
    await open();
    const write = (words: number) => {
      fireEvent.focus(field('Content'));
      fireEvent.change(field('Content'), { target: { value: 'word '.repeat(words) } });
      fireEvent.blur(field('Content'), { relatedTarget: field('Thumbnail Image') });
      return field('Read Time').value;
    };
    expect([write(600), write(200), write(0), write(1000)]).toEqual(['3 minutes', '1 minute', '', '5 minutes']);
    fireEvent.change(field('Read Time'), { target: { value: 'a cup of tea' } });
    expect(write(600)).toBe('a cup of tea');
    await userEvent.click(await screen.findByRole('button', { name: 'Use “3 minutes”' }));
    expect(field('Read Time').value).toBe('3 minutes');
  });
});
