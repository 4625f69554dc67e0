import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { SavedJobSearch } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { createId, useSend } from '@verse/contract/server-state';
import { Button, ButtonLink, Cluster, EmptyState, Stack } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { deleteJobSearch, feedOf, saveJobSearch, toQueryText } from './job-searches.api';
import styles from './saved-searches.module.scss';
import { searchText } from './search-labels';

/** Saved searches, each with links to its jobs and feed, and a delete button. */
export function SavedSearches({ searches }: { searches: readonly SavedJobSearch[] }) {
  const jobs = useShell().href('jobs') ?? '';
  const { remove, isDeleted, heading } = useDeletion();
  const shown = searches.filter(({ id }) => !isDeleted(id));
  return (
    <Stack as="section" aria-labelledby="searches">
      <h2 id="searches" ref={heading} tabIndex={-1}>
        Saved searches
      </h2>
      {shown.length === 0 ? (
        <EmptyState
          title="No saved searches yet."
          action={
            <ButtonLink as={Link} to={jobs} variant="secondary">
              Search jobs
            </ButtonLink>
          }
        >
          Search the open jobs and press “Save this search”. We tell you when a new one fits.
        </EmptyState>
      ) : null}
      <ul data-plain hidden={shown.length === 0}>
        {shown.map((search) => (
          <li key={search.id} className={styles.search}>
            <div className={styles.about}>
              <h3 id={`search-${search.id}`} dir="auto">
                <Link to={`${jobs}?${toQueryText(search.query)}`}>{search.name}</Link>
              </h3>
              <MutedText>
                <bdi>{searchText(search.query) || 'All jobs'}</bdi>
              </MutedText>
            </div>
            <Cluster gap={2}>
              <ButtonLink
                href={feedOf(search.query)}
                variant="quiet"
                size="small"
                aria-describedby={`search-${search.id}`}
              >
                Feed
              </ButtonLink>
              <Button
                variant="quiet"
                size="small"
                aria-describedby={`search-${search.id}`}
                onClick={() => void remove(search)}
              >
                Delete
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function useDeletion() {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const hide = (id: string, is: boolean) =>
    setDeleted((before) => new Set([...[...before].filter((other) => other !== id), ...(is ? [id] : [])]));

  async function undo({ name, query }: SavedJobSearch) {
    const result = await send((api) => saveJobSearch(api, { name, query }, createId()));
    if (result.ok) await revalidate();
    else notify({ tone: 'error', text: `We couldn’t save the search again: ${result.message}` });
  }

  async function remove(search: SavedJobSearch) {
    hide(search.id, true);
    heading.current?.focus();
    const result = await send((api) => deleteJobSearch(api, search.id));
    const run = () => void undo(search);
    if (result.ok) return notify({ tone: 'success', text: 'The search was deleted.', action: { label: 'Undo', run } });
    hide(search.id, false);
    notify({ tone: 'error', text: `We couldn’t delete the search: ${result.message}` });
  }

  return { remove, isDeleted: (id: string) => deleted.has(id), heading };
}
