import { Suspense, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { SectionSkeleton } from '../layout';

/**
 * Returns a number that increases whenever one known person replaces another. Identifying the first person does not
 * count as a change.
 */
function usePersonCount(): number {
  const { status, user } = useSession();
  const person = status === 'unknown' ? null : (user?.id ?? 'guest');
  const [known, setKnown] = useState<{ person: string | null; count: number }>({ person: null, count: 0 });
  if (person !== null && person !== known.person)
    setKnown({ person, count: known.person === null ? known.count : known.count + 1 });
  return known.count;
}

/**
 * Renders a section's pages. If another person signs in, the pages are remounted, so that the section's store keeps no
 * data of the previous person. In all other cases, the element must stay the same: if it were updated before hydration,
 * React would hydrate it immediately and in one piece.
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
