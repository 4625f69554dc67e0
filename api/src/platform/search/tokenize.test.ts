import { randomOf } from '../../../test/requests-of-schema';
import { tokenize, tokenizeQuery } from './tokenize';

/** Texts with the words that people search for in them, including parts of words in unspaced scripts. */
const SCRIPTS: Record<string, [text: string, ...words: string[]]> = {
  Latin: ['Ọ̀ṣun Straße, naïve CAFÉ; C++ and C#.', 'osun', 'STRASSE', 'naive', 'café', 'c++', 'C#'],
  Cyrillic: ['Дизайн плаката ёлки', 'дизайн', 'ЕЛКИ'],
  Greek: ['Σχεδιασμός αφίσας', 'σχεδιασμος', 'ΑΦΙΣΑΣ'],
  Arabic: ['تَصْمِيم المُلصقات', 'تصميم', 'الملصقات'],
  Hebrew: ['עִצּוּב כרזות', 'עיצוב'.replace('י', ''), 'כרזות'],
  Devanagari: ['हिन्दी पोस्टर', 'हिन्दी', 'पोस्टर'],
  Tamil: ['தமிழ் சுவரொட்டி', 'தமிழ்', 'சுவரொட்டி'],
  Ethiopic: ['የፖስተር ንድፍ', 'ንድፍ'],
  Japanese: ['東京都庁のポスターを作る', '東京', '東京都', '都庁', 'ポスター', '作る', '庁'],
  Chinese: ['创意设计海报', '设计', '创意设计', '海报', '报'],
  Korean: ['서울에서 포스터를 만들었다', '서울', '포스터', '만들', '서'],
  Thai: ['ออกแบบโปสเตอร์ที่กรุงเทพ', 'ออกแบบ', 'โปสเตอร์', 'ที่', 'กรุงเทพ'],
  Lao: ['ອອກແບບໂປສເຕີ', 'ອອກແບບ', 'ໂປສເຕີ'],
  Khmer: ['រចនាផ្ទាំងរូបភាព', 'រចនា', 'រូបភាព'],
  Burmese: ['ပိုစတာဒီဇိုင်း', 'ပိုစတာ', 'ဒီဇိုင်း'],
  mixed: ['iPhone用のアプリ2025版', 'iphone', 'アプリ', '2025', '版'],
};

const isFound = (text: string, query: string): boolean => {
  const words = tokenizeQuery(query);
  const held = new Set(tokenize(text));
  return words.length > 0 && words.every((word) => held.has(word));
};

// @proves GAP-161
it.each(Object.entries(SCRIPTS))('finds the words of a text in %s', (_, [text, ...words]) => {
  expect(words.filter((word) => !isFound(text, word))).toEqual([]);
});

const LETTERS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмн',
  'אבגדהוזחטיכ',
  '가나다라마바사아서울',
  '東京都庁一二三四五六',
];

// @proves GAP-161
it('finds every word of a text of 100,000 characters, and every part of a word in unspaced scripts', () => {
  const random = randomOf(Number(process.env.FUZZ_SEED ?? 7));
  const wordOf = (letters: string) =>
    Array.from({ length: 2 + random.below(9) }, () => random.of([...letters])).join('');
  const words: string[] = [];
  for (let length = 0; length < 100_000; length += words.at(-1)!.length + 1) words.push(wordOf(random.of(LETTERS)));
  const held = new Set(tokenize(words.join(' ')));
  const isHeld = (query: string) => tokenizeQuery(query).every((word) => held.has(word));
  expect(words.length).toBeGreaterThan(10_000);
  expect(words.filter((word) => !isHeld(word))).toEqual([]);
  const parts = words.filter((word) => /[가-힣東京都]/.test(word)).map((word) => word.slice(1, 1 + random.below(8)));
  expect(parts.filter((part) => !isHeld(part))).toEqual([]);
});

// @proves GAP-161
it('does not find what a text does not contain', () => {
  expect(['京東', '都民', 'poster', '울서'].filter((query) => isFound('東京都庁と서울 posters', query))).toEqual([]);
});
