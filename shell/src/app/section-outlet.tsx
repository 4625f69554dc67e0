import { useSession } from '@verse/contract/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SectionSkeleton } from '../frame';

/** Where a section's pages appear. A change of person mounts it anew, so nothing of the last one is left in its store. */
export function SectionOutlet() {
  const { user } = useSession();
  return (
    <Suspense fallback={<SectionSkeleton />}>
      <Outlet key={user?.id ?? 'guest'} />
    </Suspense>
  );
}
