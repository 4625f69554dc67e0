import { useRevalidator } from 'react-router-dom';
import type { Work } from '@verse/api-contract/api';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { useShell } from '@verse/contract/react';
import { useAction, useSend } from '@verse/contract/server-state';
import { Button, ProgressBar, TextField } from '@verse/ui';
import { ChosenImage } from '../../shared/chosen-picture';
import { StoredPicture } from '../../shared/stored-picture';
import { removeWork, renameWork, restoreWork } from './start.api';
import styles from './start.module.scss';
import type { NewWorksQueue } from './use-work-queue';
import type { QueuedWork } from './work-queue';

/** A work before or after its picture has arrived. Exactly one of both is set. */
interface WorkCardProps {
  item?: QueuedWork;
  work?: Work;
  queue: NewWorksQueue;
}

/** One component for both states, so that a title is not lost if its picture arrives while it is being typed. */
export function WorkCard({ item, work, queue }: WorkCardProps) {
  const queued = useQueued(queue, item);
  const saved = useSaved(work);
  const { rename, remove } = item ? queued : saved;
  const title = item?.title ?? work?.title ?? '';
  const [first] = work?.pictures ?? [];
  return (
    <li className={styles.card}>
      {item ? <ChosenImage className={styles.thumb} picture={item.file} /> : null}
      {first ? <StoredPicture className={styles.thumb} picture={first} sizes="6rem" /> : null}
      <div className={styles.fields}>
        <TextField
          label="Title"
          name="title"
          defaultValue={title}
          maxLength={WORK_LIMITS.title}
          error={saved.error}
          onBlur={({ currentTarget: field }) => {
            const typed = field.value.trim();
            if (typed === '') field.value = title;
            else if (typed !== title && typed.length <= WORK_LIMITS.title) rename(typed);
          }}
        />
        {item ? <Sending item={item} onRetry={() => queue.retry(item.key)} /> : null}
        <Button className={styles.next} variant="quiet" size="small" aria-label={`Remove ${title}`} onClick={remove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function useQueued(queue: NewWorksQueue, item: QueuedWork | undefined) {
  const { notify } = useShell();
  return {
    rename: (title: string) => (item ? queue.rename(item.key, title) : undefined),
    remove() {
      const undo = item && queue.remove(item.key);
      if (undo) notify({ tone: 'info', text: 'The picture was removed.', action: { label: 'Undo', run: undo } });
      else notify({ tone: 'info', text: 'It is almost there. Remove it in a moment.' });
    },
  };
}

function useSaved(work: Work | undefined) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const { result, run } = useAction((api, title: string) => renameWork(api, work!, title), { showsFailure: true });

  async function change(call: Parameters<typeof send>[0], onDone?: () => void) {
    const done = await send(call);
    if (!done.ok) return notify({ tone: 'error', text: done.message });
    await revalidate();
    onDone?.();
  }

  return {
    error: result?.ok === false ? (result.fields.title ?? result.message) : undefined,
    rename: run,
    remove() {
      if (!work) return;
      const undo = () => void change((api) => restoreWork(api, work.id));
      void change(
        (api) => removeWork(api, work.id),
        () => notify({ tone: 'info', text: 'The work was removed.', action: { label: 'Undo', run: undo } }),
      );
    },
  };
}

function Sending({ item: { title, state, share, message }, onRetry }: { item: QueuedWork; onRetry: () => void }) {
  if (state === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{message}</p>
        <Button variant="secondary" size="small" aria-label={`Try again: ${title}`} onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  const isWaiting = state === 'waiting';
  return (
    <ProgressBar
      label={isWaiting ? 'Waiting' : 'Sending'}
      value={share}
      max={1}
      figure={isWaiting ? undefined : `${Math.round(share * 100)} %`}
    />
  );
}
