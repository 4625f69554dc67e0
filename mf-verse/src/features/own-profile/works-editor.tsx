import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Work } from '@verse/api-contract/profiles';
import { useShell } from '@verse/contract/react';
import { Button, EmptyState, Picture } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import styles from './own-profile.module.scss';
import { WorkDialog } from './work-dialog';

/** Works in their order: add, edit, move, take away. */
export function WorksEditor({ works }: { works: Work[] }) {
  const [open, setOpen] = useState<Work | 'new'>();
  const { notify } = useShell();
  const { submit, data, state } = useFetcher<FormOutcome>({ key: 'works' });

  function act(id: string, kind: 'start' | 'end' | 'delete' | 'restore') {
    const form = new FormData();
    form.append('intent', 'work-act');
    form.append('id', id);
    form.append('act', kind);
    void submit(form, { method: 'post' });
    if (kind === 'delete')
      notify({ tone: 'info', text: 'The work was removed.', action: { label: 'Undo', run: () => act(id, 'restore') } });
  }

  return (
    <Panel title="Works" lead="What you have made, first things first.">
      {works.length === 0 ? <EmptyState title="No works yet">Show a piece you are proud of.</EmptyState> : null}
      <ol className={styles.works} hidden={works.length === 0}>
        {works.map((work, index) => (
          <OneWork
            key={work.id}
            work={work}
            isFirst={index === 0}
            isLast={index === works.length - 1}
            isBusy={state !== 'idle'}
            onEdit={() => setOpen(work)}
            onAct={(kind) => act(work.id, kind)}
          />
        ))}
      </ol>
      <FormResult outcome={state === 'idle' ? data : undefined} />
      <Button className={styles.start} variant="secondary" onClick={() => setOpen('new')}>
        Add a work
      </Button>
      {open ? <WorkDialog work={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} /> : null}
    </Panel>
  );
}

interface OneWorkProps {
  work: Work;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onAct: (kind: 'start' | 'end' | 'delete') => void;
}

function OneWork({ work: { title, pictures }, isFirst, isLast, isBusy, onEdit, onAct }: OneWorkProps) {
  const [first] = pictures;
  const button = (label: string, onClick: () => void, isOff = false) => (
    <Button variant="quiet" size="small" disabled={isOff || isBusy} aria-label={`${label}: ${title}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className={styles.work}>
      {first ? (
        <Picture
          src={first.src}
          webp={first.srcset}
          sizes="6rem"
          width={first.width}
          height={first.height}
          alt={first.alt}
        />
      ) : null}
      <h3 dir="auto">{title}</h3>
      <div className={styles.acts}>
        {button('Move up', () => onAct('start'), isFirst)}
        {button('Move down', () => onAct('end'), isLast)}
        {button('Edit', onEdit)}
        {button('Remove', () => onAct('delete'))}
      </div>
    </li>
  );
}
