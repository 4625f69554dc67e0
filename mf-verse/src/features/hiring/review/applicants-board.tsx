import { useState } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router-dom';
import type { AnswersResult, ApplicationRow } from '@verse/api-contract/api';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { CheckboxField, EmptyState } from '@verse/ui';
import { LoadMore } from '../../../shared/load-more';
import queue from '../../../shared/queue.module.scss';
import { STAGE_LABELS } from '../hiring-labels';
import { AnswerResults } from './answer-results';
import { ApplicantRow } from './applicant-row';
import styles from './applicants-board.module.scss';
import { FilledJob } from './filled-job';
import type { ApplicantsPage } from './review.api';
import { SelectionBar } from './selection-bar';
import { StageTabs } from './stage-tabs';

/** A job's applications by stage. Several can be answered at once. */
export function ApplicantsBoard({ page }: { page: ApplicantsPage }) {
  const { organisation, managed, stage } = page;
  const { handle } = organisation;
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const { box, heading, ...list } = usePagedList<ApplicationRow>(page, {
    query: stage ? `stage=${stage}` : '',
    noun: ['application', 'applications'],
  });
  const selection = useSelection(list.entries);
  const [answered, setAnswered] = useState<{ result: AnswersResult; names: Map<string, ApplicationRow> }>();

  function handleDone(result: AnswersResult) {
    setAnswered({ result, names: new Map(list.entries.map((row) => [row.id, row])) });
    selection.clear();
    void revalidate();
  }

  return (
    <div className={styles.board}>
      {organisation.state === 'open' ? <FilledJob handle={handle} managed={managed} /> : null}
      <StageTabs counts={managed.counts} stage={stage} />
      {answered ? <AnswerResults {...answered} onClose={() => setAnswered(undefined)} /> : null}
      <h2 ref={heading} className={queue.title} tabIndex={-1}>
        {stage ? STAGE_LABELS[stage] : 'All applications'}
      </h2>
      {list.entries.length === 0 ? <NoApplications page={page} /> : null}
      {list.entries.length > 1 ? (
        <CheckboxField
          label="Select all shown"
          name="all"
          checked={selection.chosen.length === Math.min(list.entries.length, APPLICATION_LIMITS.answers)}
          onChange={({ currentTarget }) => (currentTarget.checked ? selection.all() : selection.clear())}
        />
      ) : null}
      <ul ref={box} className={queue.list} aria-label="Applications" aria-busy={isLoading}>
        {list.entries.map((row) => (
          <li key={row.id} data-entry={row.id} tabIndex={-1}>
            <ApplicantRow
              handle={handle}
              row={row}
              ids={list.entries.map(({ id }) => id)}
              isChosen={selection.has(row.id)}
              onChoose={(is) => selection.set(row.id, is)}
            />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
      <SelectionBar
        handle={handle}
        jobId={managed.job.id}
        chosen={selection.chosen}
        onClear={selection.clear}
        onDone={handleDone}
      />
    </div>
  );
}

/** Manages the selection, limited to the number of applications that a single call can answer. */
function useSelection(rows: readonly ApplicationRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id)).slice(0, APPLICATION_LIMITS.answers);
  return {
    chosen,
    has: (id: string) => chosen.some((row) => row.id === id),
    set: (id: string, is: boolean) =>
      setIds((before) => new Set([...before].filter((other) => other !== id).concat(is ? [id] : []))),
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

function NoApplications({ page: { stage, managed } }: { page: ApplicantsPage }) {
  const { href } = useShell();
  if (stage)
    return (
      <EmptyState
        title={`No applications are in “${STAGE_LABELS[stage]}”.`}
        action={<Link to={{ search: '' }}>Show all applications</Link>}
      />
    );
  const job = href('public-job', { id: managed.job.id }) ?? '';
  return (
    <EmptyState title="No applications yet." action={<Link to={job}>View the public page</Link>}>
      <p>We’ll tell you when the first one arrives. Share the public page: anyone can read it.</p>
    </EmptyState>
  );
}
