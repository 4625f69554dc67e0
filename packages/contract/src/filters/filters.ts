import { LONGEST_SEARCH } from '@verse/api-contract/paging';

/** Reads a parameter of a URL, which may contain anything. Unknown values are dropped. */
type Reader<Value extends string> = (text: string) => Value | undefined;

type Values<Readers> = {
  [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/** A filter that is any text of at most `longest` characters. */
export const text =
  (longest = LONGEST_SEARCH): Reader<string> =>
  (typed) =>
    typed.slice(0, longest) || undefined;

/** A filter that is one of the values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (typed) =>
    values.find((value) => value === typed);

/** The filters of a list in the query of its page's URL. */
export interface Filters<Readers> {
  read: (search: URLSearchParams) => Values<Readers>;
  /** Returns the query for both the URL and the API. */
  toQuery: (values: Values<Readers>) => Record<string, string>;
}

export type ValuesOf<Of> = Of extends Filters<infer Readers> ? Values<Readers> : never;

/** @example const JOB_FILTERS = defineFilters({ q: text(), type: oneOf(JOB_TYPES) }); */
export const defineFilters = <Readers extends Record<string, Reader<string>>>(readers: Readers): Filters<Readers> => ({
  read: (search) =>
    Object.fromEntries(
      Object.entries(readers).map(([name, read]) => [name, read(search.get(name) ?? '')]),
    ) as Values<Readers>,
  toQuery: (values) =>
    Object.fromEntries(Object.entries<string | undefined>(values).filter(([, value]) => value)) as Record<
      string,
      string
    >,
});
