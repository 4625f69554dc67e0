import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { createId, useSend } from '@verse/contract/server-state';
import { renameWork, sendWork } from './start.api';
import { createWorkQueue, type QueuedWork } from './work-queue';

const NONE: readonly QueuedWork[] = [];

export type NewWorksQueue = ReturnType<typeof useWorkQueue>;

/** The works that are being added. */
export function useWorkQueue(memberId: string) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const [queue] = useState(() =>
    createWorkQueue({
      name: `new works ${memberId}`,
      createKey: createId,
      send: sendWork,
      onUnkept: () =>
        notify({ tone: 'info', text: 'Keep this page open until everything is sent: this device keeps no pictures.' }),
    }),
  );
  useEffect(() => {
    queue.whenSent(async (work, title) => {
      // The title may have been changed while the picture was being sent.
      if (title !== work.title) await send((api) => renameWork(api, work, title));
      await revalidate();
    });
  }, [queue, send, revalidate]);
  useEffect(() => {
    void queue.restore();
    window.addEventListener('online', queue.retryAll);
    return () => window.removeEventListener('online', queue.retryAll);
  }, [queue]);

  return { ...queue, items: useSyncExternalStore(queue.subscribe, queue.items, () => NONE) };
}
