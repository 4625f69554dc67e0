import type { Filters } from './filters';
import { useAddressChoice } from './use-address-choice';

interface FilterOptions {
  /** Names of the filters that `reset` keeps. */
  kept?: readonly string[];
  /** Pause after the last keystroke before a typed filter applies, in milliseconds. */
  pauseMs?: number;
}

interface Change {
  currentTarget: HTMLInputElement | HTMLSelectElement;
}

/** The filters in the URL of the page. `field` returns the props of the field for a filter. */
export function useFilters<Readers>(filters: Filters<Readers>, { kept, pauseMs = 0 }: FilterOptions = {}) {
  const { chosen, choose, reset } = useAddressChoice(kept);
  const values = filters.read(chosen);
  const query = filters.toQuery(values);
  return {
    values,
    query: String(new URLSearchParams(query)),
    choose: choose as (name: keyof Readers, value: string) => void,
    reset,
    field: <Name extends keyof Readers & string>(name: Name) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: Change) =>
        choose(name, currentTarget.value, currentTarget.tagName === 'INPUT' ? pauseMs : 0),
    }),
    /** Returns the address of the list after the entry that the cursor `next` names; undefined at the list's end. */
    restAt: (next: string | null) => (next === null ? undefined : `?${new URLSearchParams({ ...query, after: next })}`),
  };
}

/** What {@link useFilters} returns for a list's filters. */
export type ChosenFilters<Of> = Of extends Filters<infer Readers> ? ReturnType<typeof useFilters<Readers>> : never;
