import { chance } from '../../../../test/chance';
import { assign, type Pair } from './assignment';
import { rank, type ScoredEntry, winnersWithoutJudge } from './ranking';

const EACH = 3;
const loadsOf = (pairs: readonly Pair[], judges: readonly number[]) =>
  judges.map((judge) => pairs.filter((pair) => pair.judges.includes(judge)).length);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
