import type { FullScan, StoreLogger } from '../open-store';
import type { Filter, FindOptions } from '../port';
import type { Catalog } from './catalog';
import type { Connection } from './connection';
import type { QueryPlan } from './query-plan';

function pathsOf(filter: Filter): string[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key];
    return Array.isArray(value) ? value.flatMap((part: Filter) => pathsOf(part)) : [];
  });
}

/** Tells of queries that read a whole collection because no index serves them. */
export class ScanWatch {
  readonly #connection: Connection;
  readonly #catalog: Catalog;
  readonly #report: ((scan: FullScan) => void) | undefined;
  readonly #logger: StoreLogger | undefined;
  readonly #verdicts = new Map<string, boolean>();
  #generation = -1;

  constructor(connection: Connection, catalog: Catalog, logger?: StoreLogger, report?: (scan: FullScan) => void) {
    this.#connection = connection;
    this.#catalog = catalog;
    this.#logger = logger;
    this.#report = report;
  }

  /** Asks SQLite once per query text and state of the indexes. */
  #readsEverything({ sql, parameters, matches, sorts }: QueryPlan, isLimited: boolean): boolean {
    if (this.#generation !== this.#catalog.generation) this.#verdicts.clear();
    this.#generation = this.#catalog.generation;
    const key = `${sql} ${matches} ${sorts} ${isLimited}`;
    let verdict = this.#verdicts.get(key);
    if (verdict === undefined) {
      const steps = this.#connection.all(`EXPLAIN QUERY PLAN ${sql}`, parameters).map(({ detail }) => String(detail));
      const scans = steps.some((step) => step.startsWith('SCAN') && !(matches && sorts && step.includes('USING INDEX')));
      // The newest twelve of a thousand matches should not need all thousand.
      const sortsAll = isLimited && (!sorts || steps.some((step) => step.includes('TEMP B-TREE')));
      verdict = scans || sortsAll;
      this.#verdicts.set(key, verdict);
    }
    return verdict;
  }

  check(collection: string, filter: Filter, options: FindOptions, plan: QueryPlan, milliseconds: number): void {
    if (this.#logger === undefined && this.#report === undefined) return;
    const paths = [...pathsOf(filter), ...Object.keys(options.sort ?? {})];
    // Everything was asked for, or a reason was given, or the index is there and only this store cannot use it on arrays.
    if (paths.length === 0 || options.comment !== undefined) return;
    if (paths.some((path) => this.#catalog.isMultikey(collection, path))) return;
    if (!this.#readsEverything(plan, (options.limit ?? 0) > 1)) return;
    const scan = { collection, paths: paths.join(','), milliseconds: Math.round(milliseconds * 10) / 10 };
    this.#logger?.warn(scan, 'store: no index serves this query');
    this.#report?.(scan);
  }
}
