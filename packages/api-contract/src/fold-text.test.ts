import { foldText, matchesSearch, withoutRepeats } from './fold-text';

// @proves GAP-027 CST-03
it.each([
  ['Ọ̀ṣun', 'osun'],
  ['Ọ̀ṣun'.normalize('NFD'), 'osun'],
  ['ỌDÚN', 'odun'],
  ['Ɓarna', 'barna'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Smørrebrød Łódź Þór', 'smorrebrod lodz thor'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁne Ｄｅｓｉｇｎ Ⅳ', 'fine design iv'],
  ['Œuvre ÆON Ħal', 'oeuvre aeon hal'],
  ['كِتَاب', 'كتاب'],
  ['हिन्दी', 'हिन्दी'],
  ['ガラス', 'ガラス'],
  ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ σισυφοσ'],
  ['Krea\u00adtiv\u200b', 'kreativ'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

it('finds texts that have every word, however both are spelt', () => {
  const texts = ['Ọ̀ṣun Festival', 'Aufnahmen in der Hauptstraße', 'C++ and C#'];
  for (const search of ['osun', 'Ọ̀ṣun'.normalize('NFD'), 'STRASSE festival', 'c++', 'C#', '', '  '])
    expect([search, matchesSearch(search, texts)]).toEqual([search, true]);
  expect(matchesSearch('osun carnival', texts)).toBe(false);
});

it('keeps the first of texts that are the same to a reader', () => {
  expect(withoutRepeats(['Design', 'design', 'DÉSIGN', 'UX', 'Ux ', 'UI  kit', 'ui kit'])).toEqual([
    'Design',
    'UX',
    'UI  kit',
  ]);
});
