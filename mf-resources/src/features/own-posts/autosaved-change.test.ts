import { autosavedChanges, settleChange, toSentText } from './autosaved-change';

const TEXT = { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Half a sentence' };
const picture = { id: 'a', name: 'cover.jpg', alt: 'A desk' };
const stored = { id: 'Current picture 1 /a.jpg', name: 'Current picture 1', alt: '', src: '/a.jpg' };
const savedAt = '2026-11-21T21:14:03.000Z';

beforeEach(() => localStorage.clear());

describe('a change stored by an earlier release', () => {
  // @proves GAP-025
  it.each([
    [
      'with its version and pictures',
      { version: 3, text: TEXT, pictures: { thumbnail: picture, images: [stored] }, savedAt },
      { id: 'one', version: 3, text: TEXT, pictures: { thumbnail: picture, images: [stored] }, savedAt },
    ],
    ['as a text alone', TEXT, { id: 'one', version: null, text: TEXT, pictures: null, savedAt: '' }],
  ])('%s is read completely', (_shape, left, read) => {
    localStorage.setItem('verse:resources:change:one', JSON.stringify(left));
    expect(autosavedChanges.read('one')).toEqual(read);
  });

  // @proves GAP-025
  it('is null when it cannot be read', () => {
    localStorage.setItem('verse:resources:change:one', '{"text":5}');
    expect(autosavedChanges.read('one')).toBeNull();
  });
});

describe('the tags of a change', () => {
  const change = (tags: string) => ({ id: 'one', version: 3, text: { ...TEXT, tags }, pictures: null, savedAt });

  // @proves GAP-051 GAP-025
  it('stay as typed on the device, are sent as keys, and are not sent by a change of an earlier release', () => {
    autosavedChanges.keep(change('#Lantérn,  signs #lantern #'));
    expect(autosavedChanges.read('one')?.text.tags).toBe('#Lantérn,  signs #lantern #');
    expect(toSentText(change('#Lantérn,  signs #lantern').text)).toEqual({ ...TEXT, tags: ['lantern', 'signs'] });
    expect(toSentText(TEXT)).toEqual(TEXT);
  });

  // @proves GAP-051 GAP-025
  it('keep the change on the device until the server has exactly these', () => {
    autosavedChanges.keep(change('#Lamps'));
    settleChange('one', { ...TEXT, tags: ['signs'] });
    expect(autosavedChanges.read('one')).not.toBeNull();
    settleChange('one', { ...TEXT, tags: ['lamps'] });
    expect(autosavedChanges.read('one')).toBeNull();
  });
});
