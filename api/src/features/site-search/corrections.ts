import type { Vocabulary } from './vocabulary';

const MOST_TRIED = 8;

interface Choice {
  words: readonly string[];
  errors: number;
}

/**
 * Other words for a search that found nothing, the likeliest first: each word stays, or becomes one that documents
 * have and that differs by few letters.
 */
export function correctionsOf(
  words: readonly string[],
  vocabulary: Pick<Vocabulary, 'near' | 'has'>,
): (readonly string[])[] {
  let choices: Choice[] = [{ words: [], errors: 0 }];
  for (const word of words) {
    const near = vocabulary.near(word);
    // A word that no document has stays only where nothing is like it.
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
