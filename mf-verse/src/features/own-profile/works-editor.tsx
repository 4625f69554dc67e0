import { useRef, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router-dom';
import type { Work } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { Button, Cluster, EmptyState, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { StoredPicture } from '../../shared/stored-picture';
import { changeWork, type WorkStep } from './own-profile.api';
import styles from './own-profile.module.scss';
import { WorkDialog } from './work-dialog';

export function WorksEditor({ works }: { works: Work[] }) {
  const [open, setOpen] = useState<Work | 'new'>();
  const { change, result, isBusy } = useWorkSteps();
  const { hash, key } = useLocation();
  const [openedFor, setOpenedFor] = useState<string>();
  if (hash === '#add-work' && openedFor !== key) {
    setOpenedFor(key);
    setOpen('new');
  }

  return (
    <Panel title="Works" lead="Your best piece goes first.">
      {works.length === 0 ? (
        <EmptyState title="No works yet" action={<Link to="?step=pictures">Drop three pictures</Link>}>
          Show a piece you’re proud of.
        </EmptyState>
      ) : null}
      <Stack as="ol" hidden={works.length === 0}>
        {works.map((work, index) => (
          <OneWork
            key={work.id}
            work={work}
            isFirst={index === 0}
            isLast={index === works.length - 1}
            isBusy={isBusy}
            onEdit={() => setOpen(work)}
            onStep={(step) => change(work.id, step)}
          />
        ))}
      </Stack>
      <FormResult result={isBusy ? undefined : result} />
      <Button className={styles.start} variant="secondary" onClick={() => setOpen('new')}>
        Add a work
      </Button>
      {open ? <WorkDialog work={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} /> : null}
    </Panel>
  );
}

/** Sends steps one at a time, because Undo may be pressed while the deletion is still being sent. */
function useWorkSteps() {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [sending, setSending] = useState(0);
  const [result, setResult] = useState<Result<unknown>>();

  async function run(id: string, step: WorkStep) {
    const done = await send((api) => changeWork(api, id, step));
    setResult(done);
    if (done.ok) await revalidate();
    setSending((before) => before - 1);
  }

  function change(id: string, step: WorkStep) {
    setSending((before) => before + 1);
    queue.current = queue.current.then(() => run(id, step));
    if (step !== 'delete') return;
    const undo = () => change(id, 'restore');
    notify({ tone: 'info', text: 'Work removed.', action: { label: 'Undo', run: undo } });
  }
  return { change, result, isBusy: sending > 0 };
}

interface OneWorkProps {
  work: Work;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onStep: (step: WorkStep) => void;
}

function OneWork({ work: { title, pictures }, isFirst, isLast, isBusy, onEdit, onStep }: OneWorkProps) {
  const [first] = pictures;
  const button = (label: string, onClick: () => void, isOff = false) => (
    <Button
      variant="quiet"
      size="small"
      // Not disabled, because a disabled button would lose the focus.
      aria-disabled={isOff || isBusy || undefined}
      aria-label={`${label}: ${title}`}
      onClick={isOff || isBusy ? undefined : onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.work}>
      {first ? <StoredPicture picture={first} sizes="6rem" /> : null}
      <h3 dir="auto">{title}</h3>
      <Cluster gap={1}>
        {button('Move up', () => onStep('start'), isFirst)}
        {button('Move down', () => onStep('end'), isLast)}
        {button('Edit', onEdit)}
        {button('Remove', () => onStep('delete'))}
      </Cluster>
    </li>
  );
}
