import { mentionsIn, splitMarks, tagsIn } from './post-marks';

const marks = (text: string) => splitMarks(text).flatMap(({ tag, handle }) => tag ?? (handle ? `@${handle}` : []));

// @proves GAP-051
it('finds tags and mentions between words, in any script, and joins to the text that was written', () => {
  const text = 'For @Ada-Paints, (#Lettering) and #日本 #Été: thanks @bola.';
  expect(marks(text)).toEqual(['@ada-paints', 'lettering', '日本', 'ete', '@bola']);
  expect(
    splitMarks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

// @proves GAP-051
it('leaves addresses, numbers, single signs and parts of words alone', () => {
  const plain = [
    'write to ada@example.org or https://x.example/@ada-paints?a=#top',
    'https://x.example/a#fragment &#39; a#b C# #1 ## # @ @a @ab @@ada-paints',
    '@ada.example is a site, @ada_paints is elsewhere',
    `#${'x'.repeat(51)} @${'a'.repeat(31)}`,
  ];
  for (const text of plain) expect([text, marks(text)]).toEqual([text, []]);
});

// @proves GAP-051
it('counts a mark once, and takes ten of each at most', () => {
  expect(tagsIn('#Sign #sign #SIGN')).toEqual(['sign']);
  expect(mentionsIn('@ada-paints @ADA-PAINTS')).toEqual(['ada-paints']);
  const many = Array.from({ length: 30 }, (_, index) => `@member-${index} #tag${index}`).join(' ');
  expect([mentionsIn(many).length, tagsIn(many).length]).toEqual([10, 10]);
});
