import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button';
import styles from './filter-bar.module.scss';
import { TextField } from './text-field';
import { VisuallyHidden } from './visually-hidden';

interface FilterBarProps extends Omit<ComponentProps<'form'>, 'search'> {
  /** The form's accessible name, e.g. "Find jobs". */
  label: string;
  /** The search field, which is always visible. */
  search?: Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & { label?: string };
  /** Number of active filters besides the search. */
  count?: number;
  /** The number of results, such as "12 jobs". Screen readers announce its changes. */
  found?: ReactNode;
  /** `Chips`, below the fields. */
  chips?: ReactNode;
  /** Fields of further filters. */
  children?: ReactNode;
}

/**
 * A search field with filters that apply immediately. In narrow places, the filters collapse behind a button. Without
 * scripts, the form is sent as a GET request and all filters are visible.
 *
 * @example <FilterBar label="Find jobs" search={{ placeholder: 'Search jobs…', ...field('q') }} />
 */
export function FilterBar({ label, search, count = 0, found, chips, children, ...rest }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  const hasFields = Boolean(children ?? chips);
  return (
    <form
      {...rest}
      className={styles.form}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.bar}>
        {search ? <Search {...search} /> : null}
        {search && hasFields ? (
          <Button
            className={styles.toggle}
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={fields}
            onClick={() => setOpen(!isOpen)}
          >
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
        ) : null}
        {hasFields ? (
          <div className={styles.fields} id={fields} data-open={isOpen || !search || undefined}>
            {children}
            {chips ? <div className={styles.chips}>{chips}</div> : null}
          </div>
        ) : null}
      </div>
      {found === undefined ? null : (
        <p className={styles.found} role="status">
          {found}
        </p>
      )}
    </form>
  );
}

function Search({ label = 'Search', ...field }: NonNullable<FilterBarProps['search']>) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useEffectEvent((current: HTMLInputElement) => {
    if (field.value === undefined || current.value === field.value) return;
    field.onChange?.({ currentTarget: current, target: current } as ChangeEvent<HTMLInputElement>);
  });
  // Takes over a text that was typed before hydration, before a rendering replaces it.
  useLayoutEffect(() => {
    if (input.current) typed(input.current);
  }, []);
  return (
    <>
      <div className={styles.search}>
        <TextField
          ref={input}
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          type="search"
          autoComplete="off"
          {...field}
        />
      </div>
      {/* Enter presses this first submit button. */}
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </>
  );
}
