import { lazy, Suspense, useState } from 'react';
import { useSession } from '@verse/contract/react';
import { mayBeStaff } from '../../shared/may-be-staff';
import { ChoiceLine } from './choice-line';
import type { Choice } from './chosen-works.api';

const StaffChoice = lazy(async () => {
  const { StaffChoice: choice } = await import(/* webpackChunkName: "mf-verse-staff-choice" */ './staff-choice');
  return { default: choice };
});

const OF_MEMBERS: Choice = { isOfMembers: true, sentence: '', curator: null };

interface WorkChoiceProps {
  work: { id: string; title: string };
  choice: Choice | null;
  /** Whether the visitor made the work. Staff do not choose their own. */
  isOwn: boolean;
}

/** Who chose the work and why. Staff choose it here. */
export function WorkChoice({ work, choice: loaded, isOwn }: WorkChoiceProps) {
  const [choice, setChoice] = useState(loaded);
  const [isTakenBack, setIsTakenBack] = useState(false);
  const session = useSession();
  return (
    <>
      {choice && !isTakenBack ? <ChoiceLine choice={choice} /> : null}
      {choice?.isOfMembers && isTakenBack ? <ChoiceLine choice={OF_MEMBERS} /> : null}
      {mayBeStaff(session) && !isOwn ? (
        <Suspense>
          <StaffChoice work={work} choice={choice} onChange={setChoice} onTakeBack={setIsTakenBack} />
        </Suspense>
      ) : null}
    </>
  );
}
