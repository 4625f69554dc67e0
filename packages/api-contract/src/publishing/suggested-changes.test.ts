import { applyChanges, findChanges } from './suggested-changes';

/** Returns a pseudo-random generator of numbers below 1 that yields the same sequence in every run. */
function chanceOf(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = [
  'a',
  'lantern',
  'light',
  '😀',
  '👩‍👩‍👧',
  'é',
  '\n',
  '\n\n',
  ' ',
  '  ',
  '.',
  '**bold**',
  '<b>',
  '$&',
  '中文',
  '-',
  '\t',
];

const textOf = (chance: () => number, count: number) =>
  Array.from({ length: count }, () => WORDS[Math.floor(chance() * WORDS.length)]).join(chance() < 0.5 ? ' ' : '');

function edited(text: string, chance: () => number): string {
  let result = text;
  for (let count = Math.floor(chance() * 6); count >= 0; count -= 1) {
    const characters = [...result];
    characters.splice(Math.floor(chance() * characters.length), Math.floor(chance() * 5), textOf(chance, 2));
    result = characters.join('');
  }
  return result;
}

const isWhole = (text: string) => text.isWellFormed();

describe('suggested changes', () => {
  // @proves GAP-023
  it('make the suggested text when all are taken, and leave the text when none is', () => {
    const chance = chanceOf(32);
    for (let turn = 0; turn < 400; turn += 1) {
      const base = textOf(chance, Math.floor(chance() * 40));
      const suggested = turn % 2 ? edited(base, chance) : textOf(chance, Math.floor(chance() * 40));
      const changes = findChanges(base, suggested);
      expect([applyChanges(base, changes), applyChanges(base, [])]).toEqual([suggested, base]);
      let end = 0;
      for (const { at, removed, inserted } of changes) {
        expect(base.slice(at, at + removed.length)).toBe(removed);
        expect(at).toBeGreaterThanOrEqual(end);
        end = at + removed.length;
        expect([isWhole(removed), isWhole(inserted), removed === inserted]).toEqual([true, true, false]);
        expect(isWhole(applyChanges(base, [{ at, removed, inserted }]))).toBe(true);
      }
    }
  });

  // @proves GAP-023
  it('are whole words, merged where only a few characters lie between', () => {
    expect(findChanges('The lamp is red. It shines.', 'The lamp is blue. It glows.')).toEqual([
      { at: 12, removed: 'red. It shines', inserted: 'blue. It glows' },
    ]);
    expect(findChanges('The lamp is red and was made by hand.', 'The lamp is blue and was made at home.')).toEqual([
      { at: 12, removed: 'red', inserted: 'blue' },
      { at: 29, removed: 'by hand', inserted: 'at home' },
    ]);
    expect(findChanges('Same', 'Same')).toEqual([]);
  });

  // @proves GAP-023
  it('are found in bounded time in the largest texts, also unrelated ones, and split no character', () => {
    const chance = chanceOf(7);
    const newText = (alphabet: string) =>
      Array.from(
        { length: 50_000 },
        () => `${alphabet[Math.floor(chance() * alphabet.length)]}${chance() < 0.3 ? '\n' : ' '}`,
      ).join('');
    const pairs: [string, string][] = [
      [newText('abcdefgh'), newText('ijklmnop')],
      [newText('abcdefgh'), newText('abcdefgh')],
      ['a'.repeat(100_000), 'b'.repeat(100_000)],
      ['😀'.repeat(50_000), '😁'.repeat(50_000)],
      [`x${'😀\n'.repeat(30_000)}y`, `x${'😁\n'.repeat(30_000)}y`],
      ['\n'.repeat(99_999) + 'a', ' \n'.repeat(49_999) + 'b'],
    ];
    for (const [base, suggested] of pairs) {
      const before = performance.now();
      const changes = findChanges(base, suggested);
      expect(performance.now() - before).toBeLessThan(4000);
      expect(applyChanges(base, changes) === suggested).toBe(true);
      expect(changes.every(({ removed, inserted }) => isWhole(removed) && isWhole(inserted))).toBe(true);
    }
  });
});
