import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FormattedContent } from './content-desk';
import { ContentField } from './content-field';

const PICTURES = { find: () => null, add: () => Promise.resolve({ keys: [], refusal: '' }) };
let kept: FormattedContent;
const listeners = new Set<() => void>();
/** Changes the stored text, as another tab or device would. */
function put(text: FormattedContent) {
  kept = text;
  for (const listener of listeners) listener();
}
const STORE = {
  read: () => kept,
  write: put,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

async function open(content: string, contentFormat: FormattedContent['contentFormat'] = 'plain') {
  kept = { content, contentFormat };
  const field = <ContentField isReady error={undefined} rows={5} pictures={PICTURES} store={STORE} />;
  await act(async () => void render(field));
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const rich = () => screen.getByRole('textbox', { name: 'Content' });
const isRich = () => rich().tagName === 'DIV';
async function choose(name: 'Formatted' | 'Plain') {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await waitFor(() => expect(isRich()).toBe(name === 'Formatted'));
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const undo = (target: Element) =>
  act(async () => void fireEvent.keyDown(target, { key: 'z', keyCode: 90, ctrlKey: true }));

describe('the text of a post', () => {
  beforeEach(() => localStorage.setItem('verse:resources:writing-view', 'plain'));
  afterEach(cleanup);

  // @proves GAP-025
  it('is formatted from the first letter on', async () => {
    localStorage.clear();
    await open('');
    await waitFor(() => expect(isRich()).toBe(true));
  });

  // @proves GAP-025
  it('is a text area if its writer has chosen plain text, until the formatted view is chosen', async () => {
    await open('');
    expect(area().tagName).toBe('TEXTAREA');
    fireEvent.change(area(), { target: { value: 'a *star*' } });
    expect(kept).toEqual({ content: 'a *star*', contentFormat: 'plain' });
    await choose('Formatted');
    cleanup();
    await open('# Head', 'markdown');
    await waitFor(() => expect(isRich()).toBe(true));
  });

  // @proves GAP-025
  it('becomes Markdown with the same words, and is plain again by Undo', async () => {
    await open('a *star*\nand <b>');
    await choose('Formatted');
    expect(kept).toEqual({ content: 'a \\*star\\*\nand \\<b>', contentFormat: 'markdown' });
    expect(rich().textContent).toBe('a *star*and <b>');
    await undo(rich());
    await waitFor(() => expect(isRich()).toBe(false));
    expect(kept).toEqual({ content: 'a *star*\nand <b>', contentFormat: 'plain' });
    expect(area().value).toBe('a *star*\nand <b>');
  });

  // @proves GAP-025
  it('stays plain in an older draft although the formatted view was chosen', async () => {
    localStorage.setItem('verse:resources:writing-view', 'formatted');
    await open('a *star*');
    expect(area().value).toBe('a *star*');
  });

  // @proves GAP-025
  it('keeps its history across the views', async () => {
    await open('Words', 'markdown');
    await choose('Formatted');
    await press('Heading');
    expect(kept.content).toBe('# Words');
    await choose('Plain');
    fireEvent.change(area(), { target: { value: '# Words and more' } });
    await choose('Formatted');
    expect(rich().querySelector('h2')?.textContent).toBe('Words and more');
    await undo(rich());
    expect(kept.content).toBe('# Words');
    await undo(rich());
    expect(kept.content).toBe('Words');
    await choose('Plain');
    expect(area().value).toBe('Words');
  });

  // @proves GAP-025
  it('is undone in the plain view to what it was before it', async () => {
    await open('Words', 'markdown');
    await choose('Formatted');
    await press('List');
    await choose('Plain');
    expect(area().value).toBe('- Words');
    await undo(area());
    expect(area().value).toBe('Words');
  });

  // @proves GAP-025
  it('opens as plain text with the reason where formatting would change it, and changes it on demand', async () => {
    await open('* one\n* two', 'markdown');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Formatted' })));
    await screen.findByText(/^This text has “\* one” \(line 1\), which .* would change to “- one”\.$/);
    expect(kept.content).toBe('* one\n* two');
    await press('Change it and show it formatted');
    await waitFor(() => expect(isRich()).toBe(true));
    expect(kept.content).toBe('- one\n- two');
  });

  // @proves GAP-025
  it('takes the place along', async () => {
    await open('First\n\nSecond *one*', 'markdown');
    area().focus();
    area().setSelectionRange(17, 17);
    await choose('Formatted');
    await choose('Plain');
    expect(area().selectionStart).toBe(17);
  });

  // @proves GAP-025
  it('shows another draft when one is put on the page, without the history of the first', async () => {
    await open('One', 'markdown');
    await choose('Formatted');
    await press('Heading');
    await act(async () => put({ content: 'Two', contentFormat: 'markdown' }));
    expect(rich().textContent).toBe('Two');
    await undo(rich());
    expect(kept.content).toBe('Two');
  });

  // @proves GAP-025
  it('has a toolbar with one stop for Tab and arrows inside, and says which styles are on', async () => {
    await open('', 'markdown');
    await choose('Formatted');
    const buttons = [...screen.getByRole('toolbar', { name: 'Formatting' }).querySelectorAll('button')];
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1, -1, -1]);
    act(() => buttons[0]!.focus());
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Picture');
    await press('Bold');
    expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
  });

  // @proves GAP-025
  it('counts its words', async () => {
    await open('# One two\n\n![three](picture:boats)\n\n- four', 'markdown');
    screen.getByText('4 words · 1 minute to read');
  });
});
