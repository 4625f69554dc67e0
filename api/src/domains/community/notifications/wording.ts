import { joinWords } from '@verse/api-contract/joined-words';
import { isolated, onOneLine } from '@verse/api-contract/text';
import type { People } from './actions.repository';

const GONE = 'A former member';

/** Joins names as in `Mia Stone`, `Mia Stone and Zoe Hill`, or `Mia Stone, Zoe Hill and 3 others`. */
function listed(names: readonly string[], others: People['others']): string {
  const rest = others === 'many' ? ['others'] : others > 0 ? [`${others} others`] : [];
  const all = [...names, ...rest];
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export function toSentence(
  { actors, others }: People,
  known: ReadonlyMap<string, { name: string }>,
  text: string,
): string {
  if (actors.length === 0) return joinWords(onOneLine(text));
  const names = actors.map((actor) => isolated(onOneLine(known.get(actor)?.name || GONE)));
  return joinWords(`${listed(names, others)} ${onOneLine(text)}`);
}
