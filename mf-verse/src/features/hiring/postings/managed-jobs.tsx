import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StoredPostingDraft } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { ButtonLink, EmptyState, Stack } from '@verse/ui';
import { LoadMore } from '../../../shared/load-more';
import queue from '../../../shared/queue.module.scss';
import { type HiringPage, type JobEntry } from '../hiring.api';
import { DraftRow } from './draft-row';
import { ManagedJobCard } from './managed-job-card';

/** An organisation's drafts, jobs in review, and published jobs. */
export function ManagedJobs({ page }: { page: HiringPage }) {
  const { organisation } = page;
  const { box, heading, ...list } = usePagedList<JobEntry>(page, { noun: ['job', 'jobs'] });
  const drafts = useDrafts(page.drafts);
  if (list.entries.length === 0 && drafts.shown.length === 0 && !drafts.hasRemoved)
    return <NoJobs handle={organisation.handle} />;
  return (
    <Stack gap={7}>
      {drafts.shown.length > 0 ? (
        <Stack as="section" gap={3} aria-labelledby="drafts-title">
          <h2 id="drafts-title" className={queue.title}>
            Drafts
          </h2>
          <ul className={queue.list} aria-label="Drafts">
            {drafts.shown.map((draft) => (
              <li key={draft.id}>
                <DraftRow handle={organisation.handle} draft={draft} {...drafts} />
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
      <Stack as="section" gap={3} aria-labelledby="jobs-title">
        <h2 ref={heading} id="jobs-title" className={queue.title} tabIndex={-1}>
          Published jobs
        </h2>
        {list.entries.length === 0 ? <p className={queue.note}>Nothing is published yet.</p> : null}
        <ul ref={box} className={queue.list} aria-label="Published jobs">
          {list.entries.map((entry) => (
            <li key={entry.id} data-entry={entry.id} tabIndex={-1}>
              <ManagedJobCard handle={organisation.handle} entry={entry} onChange={list.replace} />
            </li>
          ))}
        </ul>
        {list.hasMore ? <LoadMore list={list} /> : null}
      </Stack>
    </Stack>
  );
}

/** Manages the drafts without reloading them, so that Undo restores a draft to its previous position. */
function useDrafts(loaded: StoredPostingDraft[]) {
  const [state, setState] = useState({ loaded, drafts: loaded, removed: [] as string[] });
  if (state.loaded !== loaded) setState({ loaded, drafts: loaded, removed: [] });
  return {
    shown: state.drafts.filter(({ id }) => !state.removed.includes(id)),
    hasRemoved: state.removed.length > 0,
    onRemoved: (id: string, isRemoved: boolean) =>
      setState((before) => ({
        ...before,
        removed: [...before.removed.filter((other) => other !== id), ...(isRemoved ? [id] : [])],
      })),
    onChanged: (draft: StoredPostingDraft) =>
      setState((before) => ({
        ...before,
        drafts: before.drafts.map((other) => (other.id === draft.id ? draft : other)),
      })),
  };
}

/** A link that starts a new draft. */
export function NewJobLink({ handle }: { handle: string }) {
  const to = useShell().href('hiring-draft', { handle, id: 'new' });
  return to ? (
    <ButtonLink as={Link} to={to}>
      New job
    </ButtonLink>
  ) : null;
}

function NoJobs({ handle }: { handle: string }) {
  return (
    <EmptyState title="Post your first job." action={<NewJobLink handle={handle} />}>
      <p>
        Say what you need, what it pays and when you’ll answer. We save your draft as you type. Then read applications
        here, alone or with colleagues, and answer many at once. Posting is free.
      </p>
    </EmptyState>
  );
}
