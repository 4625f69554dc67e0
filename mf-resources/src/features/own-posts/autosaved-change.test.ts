import { autosavedChanges } from './autosaved-change';

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
