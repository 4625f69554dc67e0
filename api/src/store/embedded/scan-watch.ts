import type { FullScan, StoreLogger } from '../opened-store';
import type { Filter, FindOptions, IndexSpec, Sort } from '../port';
import type { Catalog } from './catalog';
import { operatorsOf } from './sql-filter';

/**
 * Paths restricted by a filter: `equal` for a single value, `within` for ranges and lists. Only these can use an index.
 */
interface Constraints {
  equal: Set<string>;
  within: Set<string>;
  branches: Filter[][];
  paths: string[];
}

const LOOKUPS = new Set(['$in', '$gt', '$gte', '$lt', '$lte']);

function constraintsOf(
  filter: Filter,
  into: Constraints = { equal: new Set(), within: new Set(), branches: [], paths: [] },
): Constraints {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) for (const part of value as Filter[]) constraintsOf(part, into);
    if (key === '$or' && Array.isArray(value)) {
      into.branches.push(value as Filter[]);
      into.paths.push(...(value as Filter[]).flatMap((part) => constraintsOf(part).paths));
    }
    if (key.startsWith('$')) continue;
    into.paths.push(key);
    const operators = operatorsOf(value)?.map(([name]) => name) ?? (value instanceof RegExp ? [] : ['$eq']);
    if (operators.includes('$eq')) into.equal.add(key);
    else if (operators.some((name) => LOOKUPS.has(name))) into.within.add(key);
  }
  return into;
}

/** Whether the index, leaving out paths fixed to a single value, is in the requested order or its reverse. */
function isInOrder(spec: IndexSpec, sort: Sort, equal: ReadonlySet<string>): boolean {
  const wanted = Object.entries(sort).filter(([path]) => !equal.has(path));
  const rest = Object.entries(spec);
  while (rest.length > 0 && equal.has(rest[0]![0])) rest.shift();
  const turned = wanted.length > 0 && rest.length > 0 ? wanted[0]![1] * rest[0]![1] : 1;
  return wanted.every(([path, way], index) => rest[index]?.[0] === path && rest[index][1] * turned === way);
}

/** Reports queries that read a whole collection or sort all matches because no index serves them. */
export class ScanWatch {
  readonly #catalog: Catalog;
  readonly #report: ((scan: FullScan) => void) | undefined;
  readonly #logger: StoreLogger | undefined;

  constructor(catalog: Catalog, logger?: StoreLogger, report?: (scan: FullScan) => void) {
    this.#catalog = catalog;
    this.#logger = logger;
    this.#report = report;
  }

  #isServed(specs: readonly IndexSpec[], filter: Filter, sort: Sort, isLimited: boolean): boolean {
    const { equal, within, branches, paths } = constraintsOf(filter);
    const leads = (spec: IndexSpec) => equal.has(Object.keys(spec)[0]!) || within.has(Object.keys(spec)[0]!);
    const found =
      paths.length === 0 ||
      specs.some(leads) ||
      branches.some((parts) => parts.every((part) => this.#isServed(specs, part, {}, false)));
    const mustBeInOrder = Object.keys(sort).length > 0 && (isLimited || paths.length === 0) && !equal.has('_id');
    return (
      found &&
      (!mustBeInOrder || specs.some((spec) => (paths.length === 0 || leads(spec)) && isInOrder(spec, sort, equal)))
    );
  }

  check(
    collection: string,
    filter: Filter,
    { sort = {}, limit = 0, comment }: FindOptions,
    milliseconds: number,
  ): void {
    if (this.#logger === undefined && this.#report === undefined) return;
    const paths = [...constraintsOf(filter).paths, ...Object.keys(sort)];
    // Ignores queries for all documents, scans with a stated reason, and queries whose index cannot be used because of
    // arrays.
    if (Object.keys(filter).length + paths.length === 0 || comment !== undefined) return;
    if (paths.some((path) => this.#catalog.isMultikey(collection, path))) return;
    const specs = [{ _id: 1 } as const, ...this.#catalog.indexes(collection).map(({ spec }) => spec)];
    if (this.#isServed(specs, filter, sort, limit > 1)) return;
    const scan = { collection, paths: paths.join(','), milliseconds: Math.round(milliseconds * 10) / 10 };
    this.#logger?.warn(scan, 'store: no index serves this query');
    this.#report?.(scan);
  }
}
