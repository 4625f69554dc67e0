import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import type { SiteSuggestion } from '@verse/api-contract/publishing/site-search.schema';
import type { SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import { Dialog, keyOf, VisuallyHidden } from '@verse/ui';
import styles from './search-dialog.module.scss';
import { type Suggested, useSuggestions } from './use-suggestions';

export interface SearchDialogProps {
  to: string;
  onClose: () => void;
}

const KINDS: Readonly<Record<SearchGroup, string>> = {
  posts: 'Post',
  people: 'Person',
  works: 'Work',
  services: 'Service',
  products: 'Product',
  jobs: 'Job',
  contests: 'Contest',
  help: 'Help',
};

/**
 * Shows results while the visitor types. Enter opens the selected result or, if no result is selected, the page with
 * all results.
 */
export function SearchDialog({ to, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const suggested = useSuggestions(q);
  const items = suggested?.found?.items ?? [];
  const [chosen, setChosen] = useState(-1);
  const list = useId();

  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const item = items[chosen];
    if (item) open(item.path);
    else if (q !== '') open(`${to}?${new URLSearchParams({ q })}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise, Escape would first clear the native search field.
    if (keyOf(event) === 'Escape') return onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    // One more than the number of items, because the field itself is the first.
    const places = items.length + 1;
    setChosen(((chosen + 1 + step + places) % places) - 1);
  };

  return (
    <Dialog title="Search" className={styles.dialog} onClose={onClose}>
      <form className={styles.form} role="search" action={to} onSubmit={submit}>
        <input
          className={styles.field}
          type="search"
          name="q"
          role="combobox"
          aria-label="Search the site"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-activedescendant={items[chosen] ? `${list}-${chosen}` : undefined}
          autoComplete="off"
          placeholder="A name, a skill or a thing"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <Message suggested={suggested} q={q} />
        <div className={styles.list} role="listbox" id={list} aria-label="Results">
          {items.map((item, index) => (
            <Suggestion
              key={`${item.kind} ${item.id}`}
              id={`${list}-${index}`}
              item={item}
              isChosen={index === chosen}
              onOpen={() => open(item.path)}
            />
          ))}
        </div>
        <button type="submit" className={styles.all} disabled={q === ''}>
          {q === '' ? 'All results' : `All results for “${q}”`}
        </button>
      </form>
    </Dialog>
  );
}

interface SuggestionProps {
  id: string;
  item: SiteSuggestion;
  isChosen: boolean;
  onOpen: () => void;
}

const Suggestion = ({ id, item: { group, title, text }, isChosen, onOpen }: SuggestionProps) => (
  <div
    className={styles.item}
    role="option"
    id={id}
    tabIndex={-1}
    aria-selected={isChosen}
    ref={(element) => (isChosen ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
    // Keeps the focus in the field.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onOpen}
  >
    <span className={styles.title} dir="auto">
      {title}
    </span>
    <span className={styles.kind}>{KINDS[group]}</span>
    {text === '' ? null : (
      <span className={styles.text} dir="auto">
        {text}
      </span>
    )}
  </div>
);

function Message({ suggested, q }: { suggested: Suggested | undefined; q: string }) {
  if (q === '') return <p className={styles.message}>Results appear while you type.</p>;
  const { found, failure } = suggested ?? {};
  return (
    <div className={styles.message} role="status">
      {failure === undefined ? null : <p>{failure}</p>}
      {suggested === undefined ? <p>Searching…</p> : null}
      {found?.items.length === 0 ? <p>Nothing matches “{found.q}”.</p> : null}
      {found && found.corrected !== null ? (
        <p>
          Showing results for <strong dir="auto">{found.q}</strong>.
        </p>
      ) : null}
      {found && found.items.length > 0 ? <Count count={found.items.length} /> : null}
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <VisuallyHidden>{formatCount(count, 'result')}. Arrow keys choose.</VisuallyHidden>
);
