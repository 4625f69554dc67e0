import { waitFor } from '@testing-library/react';
import { EMPTY_DRAFT, isBlank } from './draft';
import { findErrors } from './post-check';
import { reconcile } from './reconcile';
import { copyDraft } from './server-drafts';
import { isSaved, open, server } from './testing/devices';

describe('the tags of a draft', () => {
  // @proves GAP-051 GAP-025
  it('reach the server and other devices as typed, also half typed ones', async () => {
    const home = await open();
    home.editor.change({ title: 'One', tags: '#lettering #si' });
    await waitFor(() => expect(isSaved(home)).toBe(true));
    expect([...server.drafts.values()].map(({ tags }) => tags)).toEqual(['#lettering #si']);
    home.editor.change({ tags: '' });
    await waitFor(() => expect([...server.drafts.values()].map(({ tags }) => tags)).toEqual(['']));
    home.editor.change({ tags: '#signs' });
    await waitFor(() => expect(isSaved(home)).toBe(true));
    const train = await open();
    await train.editor.open(train.editor.getState().others[0]!);
    expect(train.editor.getState().draft.tags).toBe('#signs');
  });

  // @proves GAP-051 GAP-025
  it('survive a reload without the server', async () => {
    const device = await open('');
    device.editor.change({ tags: '#lettering' });
    device.editor.stop();
    const again = await open('', device);
    expect(again.editor.getState().draft.tags).toBe('#lettering');
  });

  // @proves GAP-051 GAP-025
  it('that differ on two devices are shown to the writer; drafts of earlier releases have none', () => {
    const id = '0f8f1f3e-8a52-4c4e-9d2b-4f1a0c1b2d3e';
    const at = '2026-11-20T10:00:00.000Z';
    const mine = { ...EMPTY_DRAFT, id, title: 'One', tags: '#mine', savedAt: at, publishKey: 'key' };
    const { title, category, readTime, content, contentFormat } = mine;
    const theirs = { id, version: 4, savedAt: at, title, category, readTime, content, contentFormat, pictures: [] };
    const known = { ...mine, server: { version: 3, savedAt: at, of: '' } };
    const base = { sent: undefined, isOpen: true };
    expect(reconcile(known, { ...theirs, tags: '#theirs' }, base).verdict).toBe('ask');
    expect(reconcile(known, { ...theirs, tags: '#mine' }, base).verdict).toBe('agree');
    // Earlier APIs do not send this field.
    expect(reconcile(known, theirs as never, base).verdict).toBe('resend');
    expect([copyDraft({ ...theirs, tags: '#theirs' }, 'me').tags, copyDraft(theirs, 'me').tags]).toEqual([
      '#theirs',
      '',
    ]);
  });

  // @proves GAP-051
  it('make a draft worth keeping, and are checked before it is sent', () => {
    expect([isBlank(EMPTY_DRAFT), isBlank({ ...EMPTY_DRAFT, tags: '#one' })]).toEqual([true, false]);
    const errorOf = (tags: string) => findErrors({ ...EMPTY_DRAFT, tags }).tags;
    expect(['', '#a b, ä', '#a #a #b c d e', '#a b c d e f', '#', 'a-b', '#1'].map(errorOf)).toEqual([
      undefined,
      undefined,
      undefined,
      'At most 5 tags.',
      ...Array.from({ length: 3 }, () => 'A tag has letters, digits and _ only, such as #lettering.'),
    ]);
  });
});
