import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  FakeRequest,
  field,
  fill,
  findSheet,
  open,
  openSheet,
  picture,
  previews,
  publish,
} from './testing/editor-page';

const previewOf = () => within(screen.getByRole('region', { name: 'Preview' }));

describe('the sheet before publishing', () => {
  // @proves BLM-14 GAP-022
  it('opens with Publish Post, sends nothing by that, and keeps what was chosen when it is closed', async () => {
    await open();
    await fill();
    expect(findSheet()).toBeNull();
    const sheet = await openSheet();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect([findSheet(), FakeRequest.sent, field('Category').value]).toEqual([null, [], 'Craft']);
    expect(previews()).toHaveLength(1);
  });

  // @proves BLM-12 GAP-024
  it('closes for an error in the title or the text, which it covers, and stays open for one of its own', async () => {
    await open();
    await fill({ Content: 'Words' });
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    await publish();
    await screen.findByText('Title is required.');
    expect([findSheet(), document.activeElement]).toEqual([null, field('Title')]);
    await fill({ Title: 'A post' });
    await publish();
    expect([findSheet() === null, document.activeElement]).toEqual([false, field('Category')]);
    expect(FakeRequest.sent).toEqual([]);
  });

  // @proves GAP-022 GAP-028
  it('shows the post as a card and as a page of readers, and follows its fields', async () => {
    await open();
    await fill();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    fireEvent.change(field('Describe cover image'), { target: { value: 'Ink on paper' } });
    await openSheet();
    await waitFor(() => previewOf().getByRole('heading', { name: 'A post' }));
    previewOf().getByText('One Two Three');
    await waitFor(() =>
      expect(previewOf().getByRole('img', { name: 'Ink on paper' }).getAttribute('src')).toBe('blob:preview'),
    );
    await fill({ Category: 'Posters' });
    await waitFor(() => previewOf().getByText('Posters'));
    await userEvent.click(previewOf().getByRole('button', { name: 'As a page' }));
    expect(previewOf().getAllByText(/^(One|Three)/)).toHaveLength(2);
  });
});
