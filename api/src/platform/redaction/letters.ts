/** One letter or digit of a text, folded, with the range that it takes in the text, including its marks. */
export interface Letter {
  folded: string;
  start: number;
  end: number;
  /** Whether something that is neither a letter nor a digit precedes it. */
  isFirst: boolean;
  isUpper: boolean;
  /** Whether its script puts no space between words, or attaches particles to names. */
  isUnspaced: boolean;
}

interface Character {
  /** The letters that it represents, without case, accents, and width: `ﬁ` is `f` and `i`. */
  folded: readonly string[];
  isUpper: boolean;
  isUnspaced: boolean;
  /** Whether it is a mark or invisible, and belongs to the letter before it. */
  isAttached: boolean;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const ATTACHED = /\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const MOST_KNOWN = 5000;
const known = new Map<string, Character>();

function describe(character: string): Character {
  const isWord = WORD_CHARACTER.test(character);
  const plain = character.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFD');
  return {
    folded: isWord ? [...plain].filter((one) => WORD_CHARACTER.test(one)) : [],
    isUpper: character !== character.toLowerCase(),
    isUnspaced: UNSPACED.test(character),
    isAttached: !isWord && ATTACHED.test(character),
  };
}

function find(character: string): Character {
  const found = known.get(character) ?? describe(character);
  if (known.size < MOST_KNOWN) known.set(character, found);
  return found;
}

/** Reads a text in NFD once, in linear time. */
export function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  let isFirst = true;
  for (const character of text) {
    const start = at;
    at += character.length;
    const { folded, isUpper, isUnspaced, isAttached } = find(character);
    const last = letters.at(-1);
    if (isAttached && last && !isFirst) last.end = at;
    else if (folded.length === 0) isFirst = true;
    for (const letter of folded) {
      letters.push({ folded: letter, start, end: at, isFirst, isUpper, isUnspaced });
      isFirst = false;
    }
  }
  return letters;
}
