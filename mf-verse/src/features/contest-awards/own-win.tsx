import { lazy, Suspense } from 'react';
import { useSession } from '@verse/contract/react';

const Win = lazy(async () => {
  const { WinNote } = await import(/* webpackChunkName: "mf-verse-unveiling" */ './win-note');
  return { default: WinNote };
});

/** Tells a member that they have won the contest. Loaded after the page, for members only. */
export function OwnWin({ contestId }: { contestId: string }) {
  if (useSession().status !== 'member') return null;
  return (
    <Suspense>
      <Win contestId={contestId} />
    </Suspense>
  );
}
