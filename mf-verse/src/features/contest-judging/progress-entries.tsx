import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { JudgingProgress, OrganiserEntry } from '@verse/api-contract/api';
import { type ConflictCause, JUDGING_TEXTS } from '@verse/api-contract/contests/contest-judging.values';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { Alert, Badge, Button, Cluster, Dialog, Skeleton } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { NextPage } from '../../shared/next-page';
import { ReasonDialog } from '../../shared/reason-dialog';
import { JudgeView } from './judge-view';
import { removeEntry, restoreEntry } from './judging.api';
import styles from './judging.module.scss';

interface EntriesProps {
  handle: string;
  progress: JudgingProgress;
}

type Row = JudgingProgress['list'][number];
type Open = { number: number; as: 'view' | 'removal' };

/** The entries by number, each with its scoring progress. */
export function ProgressEntries({ handle, progress: { id, list, next, stage } }: EntriesProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <section className={parts.part} aria-labelledby="entries-title">
      <h2 id="entries-title">Entries</h2>
      {list.length === 0 ? <p>No entries.</p> : null}
      <ul className={parts.list}>
        {list.map((row) => (
          <li key={row.number}>
            <EntryRow handle={handle} id={id} row={row} isFinal={stage === 'results'} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      <NextPage next={next}>More entries</NextPage>
      {open?.as === 'view' ? <EntryDialog handle={handle} id={id} number={open.number} onClose={close} /> : null}
      {open?.as === 'removal' ? <RemovalDialog handle={handle} id={id} number={open.number} onClose={close} /> : null}
    </section>
  );
}

const CAUSES: Record<ConflictCause, string> = {
  own: 'made it',
  organisation: 'in an organisation of a maker',
  follow: 'followed a maker before being chosen',
  declared: 'declared a conflict',
  other: 'in conflict with a maker',
};

/** Says why judges are missing, without names. */
const conflictsText = (conflicts: Row['conflicts']): string =>
  conflicts.map(({ cause, judges }) => `${formatCount(judges, 'judge')} ${CAUSES[cause]}`).join(', ');

interface EntryRowProps {
  handle: string;
  id: string;
  row: Row;
  isFinal: boolean;
  onOpen: (open: Open) => void;
}

function EntryRow({ handle, id, row: { number, scores, needed, removal, conflicts }, isFinal, onOpen }: EntryRowProps) {
  const restore = useAction((api, _: undefined) => restoreEntry(api, handle, id, number), {
    success: `Entry ${number} is back in.`,
  });
  const isComplete = scores >= needed;
  return (
    <div className={styles.row}>
      <Cluster>
        <span>Entry {number}</span>
        {removal === null ? (
          <Badge tone={isComplete ? 'success' : 'warning'}>
            {scores} of {needed} scores
          </Badge>
        ) : (
          <Badge tone="neutral">Removed</Badge>
        )}
        {conflicts.length > 0 ? <span className={parts.quiet}>{conflictsText(conflicts)}</span> : null}
      </Cluster>
      <Cluster>
        <Button size="small" variant="secondary" onClick={() => onOpen({ number, as: 'view' })}>
          View Entry {number}
        </Button>
        {isFinal || removal !== null ? null : (
          <Button size="small" variant="quiet" onClick={() => onOpen({ number, as: 'removal' })}>
            Remove Entry {number}
          </Button>
        )}
        {isFinal || removal === null ? null : (
          <Button size="small" variant="quiet" onClick={() => restore.run(undefined)}>
            Bring back Entry {number}
          </Button>
        )}
      </Cluster>
    </div>
  );
}

interface EntryDialogProps {
  handle: string;
  id: string;
  number: number;
  onClose: () => void;
}

function EntryDialog({ handle, id, number, onClose }: EntryDialogProps) {
  const { href } = useShell();
  const contest = href('organisation-contest', { handle, id }) ?? '';
  const { data } = useLoad<Result<OrganiserEntry>>(`${contest}/judging/entries/${number}`);
  return (
    <Dialog title={`Entry ${number}`} size="large" onClose={onClose}>
      {data?.ok === false ? <Alert tone="error">{data.message}</Alert> : null}
      {data?.ok ? <JudgeView entry={data.value.entry} /> : null}
      {data?.ok && data.value.removal ? <p>Removed: {data.value.removal.reason}</p> : null}
      {data ? null : <Skeleton />}
    </Dialog>
  );
}

function RemovalDialog({ handle, id, number, onClose }: EntryDialogProps) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();

  function handleDone() {
    notify({ tone: 'success', text: `Entry ${number} was removed.` });
    void revalidate();
  }

  return (
    <ReasonDialog
      title={`Remove Entry ${number}`}
      submit="Remove the entry"
      keptAs={`removal ${id} ${number}`}
      name="reason"
      rule={JUDGING_TEXTS.removal}
      label="Reason"
      hint="The makers read it. They can appeal."
      send={(api, reason) => removeEntry(api, handle, id, number, reason)}
      onDone={handleDone}
      onClose={onClose}
    />
  );
}
