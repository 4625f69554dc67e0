import { countSentences } from './contest-judging.values';

/** Two sentences in each script, as people type them. */
const TWO: Record<string, string[]> = {
  Latin: [
    'Good work. Clear lines',
    'Good work! Why blue?',
    'Wait… It grows on me.',
    'She wrote “Fine work.” The makers agreed.',
    '(Fine work.) The rest is fine, too.',
    '*Good work.* **Clear lines.**',
    'First line\nSecond line',
  ],
  Japanese: ['とても良い。色が美しい。', '「良い。」色も良い', 'すごい！なぜ青？'],
  Chinese: ['很好！颜色很美', '构图清晰。色彩协调。'],
  Korean: ['좋아요. 색이 예뻐요.'],
  Arabic: ['عمل رائع. الألوان جميلة', 'لماذا الأزرق؟ الألوان جميلة'],
  Urdu: ['بہت اچھا۔ رنگ خوبصورت ہیں۔'],
  Hindi: ['अच्छा काम। रंग सुंदर हैं।'],
  Amharic: ['ጥሩ ስራ። ቀለሞቹ ያምራሉ።'],
  Armenian: ['Լավ է։ Գույները գեղեցիկ են։', 'Լավ է: Գույները գեղեցիկ են:'],
  Greek: ['Γιατί μπλε; Τα χρώματα είναι ωραία.', 'Γιατί μπλε\u037E Τα χρώματα είναι ωραία.'],
  Thai: ['งานดีมาก องค์ประกอบชัดเจน'],
  Khmer: ['ការងារល្អ។ ពណ៌ស្អាត។'],
  Burmese: ['အလုပ်ကောင်း။ အရောင်လှ။'],
  Tibetan: ['ལེགས་སོ། མཛེས་པོ།'],
};

// @proves GAP-162
it.each(Object.entries(TWO))('counts two sentences in %s', (_, texts) => {
  expect(texts.filter((text) => countSentences(text) !== 2)).toEqual([]);
});

// @proves GAP-162
it.each([
  ['', 0],
  ['…!? ...', 0],
  ['Good work', 1],
  ['Version 3.5 of node.js', 1],
  ['很好', 1],
  ['طيب', 1],
  ['งานดีมาก', 1],
])('counts in “%s” %i sentences', (text, count) => {
  expect(countSentences(text)).toBe(count);
});
