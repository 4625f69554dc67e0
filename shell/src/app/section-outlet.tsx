import { Suspense, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { SectionSkeleton } from '../frame';

/** Rises when one known person gives way to another. Learning who is here for the first time is no change of person. */
function usePersonCount(): number {
  const { status, user } = useSession();
  const person = status === 'unknown' ? null : (user?.id ?? 'guest');
  const [known, setKnown] = useState<{ person: string | null; count: number }>({ person: null, count: 0 });
  if (person !== null && person !== known.person)
    setKnown({ person, count: known.person === null ? known.count : known.count + 1 });
  return known.count;
}

/**
 * Where a section's pages appear. A change of person mounts it anew, so nothing of the last
 * one is left in its store. The element is kept otherwise: touched while it waits to be
 * hydrated, React would hydrate it at once and in one piece.
 */
export function SectionOutlet() {
  const count = usePersonCount();
  return useMemo(
    () => (
      <Suspense fallback={<SectionSkeleton />}>
        <Outlet key={count} />
      </Suspense>
    ),
    [count],
  );
}
