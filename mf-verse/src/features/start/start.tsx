import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Cluster, PageHeader, Stack } from '@verse/ui';
import { CraftChoice } from './craft-choice';
import { NewWorks } from './new-works';
import { PeopleNearby } from './people-nearby';
import { type StartStep, STEP } from './start-steps';
import { useWorkQueue } from './use-work-queue';
import { YourPage } from './your-page';

interface StartProps {
  profile: OwnProfile;
  step: StartStep;
}

/** Three short screens for new members, and a last one with their page. The pictures are sent on all of them. */
export function Start({ profile, step }: StartProps) {
  const queue = useWorkQueue(profile.id);
  if (step === 'craft')
    return (
      <Screen number={1} title="What do you make?" lead="Tap what fits. People find you by it." next="pictures">
        <CraftChoice profile={profile} />
      </Screen>
    );
  if (step === 'pictures')
    return (
      <Screen
        number={2}
        title="Drop three pictures"
        lead="Each one becomes a work on your page. Its story can wait."
        back="craft"
        next="people"
      >
        <NewWorks profile={profile} queue={queue} />
      </Screen>
    );
  if (step === 'people')
    return (
      <Screen
        number={3}
        title="People near you"
        lead="Follow them, and your feed begins with their work."
        back="pictures"
        next="page"
      >
        <PeopleNearby />
      </Screen>
    );
  return <YourPage profile={profile} unsent={queue.items.length} />;
}

interface ScreenProps {
  number: number;
  title: string;
  lead: string;
  back?: StartStep;
  next: StartStep;
  children: ReactNode;
}

function Screen({ number, title, lead, back, next, children }: ScreenProps) {
  return (
    <Stack gap={6}>
      <PageHeader eyebrow={`${number} of 3`} title={title} lead={lead} />
      {children}
      <Cluster as="p" gap={5}>
        {back ? <Link to={STEP[back]}>Back</Link> : null}
        <Link to={STEP[next]}>Skip</Link>
        <PageLink page="community">Finish later</PageLink>
      </Cluster>
    </Stack>
  );
}
