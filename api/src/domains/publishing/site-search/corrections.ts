import type { Vocabulary } from './vocabulary';

const MOST_TRIED = 8;

interface Choice {
  words: readonly string[];
  errors: number;
}

/**
 * Returns alternative queries for a search without results, most likely first. In each query, every word is either kept
 * or replaced by a similar word from the vocabulary.
 */
export function correctionsOf(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'near' | 'has'>,
): (readonly string[])[] {
  let choices: Choice[] = [{ words: [], errors: 0 }];
  for (const word of words) {
    const near = vocabulary.near(word);
    // A word that occurs in no document is kept only if there is no similar word.
    const options = [...(vocabulary.has(word) || near.length === 0 ? [{ word, distance: 0 }] : []), ...near];
    choices = choices
      .flatMap((before) =>
        options.map((one) => ({ words: [...before.words, one.word], errors: before.errors + one.distance })),
      )
      .sort((one, other) => one.errors - other.errors)
      .slice(0, 4 * MOST_TRIED);
  }
  return choices
    .filter(({ errors }) => errors > 0)
    .slice(0, MOST_TRIED)
    .map((choice) => choice.words);
}
