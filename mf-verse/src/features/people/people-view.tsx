import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { foldText } from '@verse/api-contract/fold-text';
import type { ListedMember } from '@verse/api-contract/people';
import { PageHead, useSession } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { ListPage } from '../../shared/list-page';
import { useOwnPart } from '../../shared/shared-data';
import type { loadPeople } from './people.api';
import { PeopleFacts } from './people-facts';
import { onlySkill, PEOPLE_FILTERS } from './people-filters';
import { PeopleList } from './people-list';

const TITLE = 'People';
const LEAD = 'Creative people and what they make. Find someone to work with, or to follow.';

/** Returns the skill as the first listed member spells it, because the URL may contain any text. */
function skillOf(people: readonly ListedMember[], asked: string | undefined): string | undefined {
  const key = asked && foldText(asked).trim().replace(/\s+/g, ' ');
  return key && people[0]?.skills.find((skill) => foldText(skill).replace(/\s+/g, ' ') === key);
}

export function PeopleView() {
  const page = useLoaderData<typeof loadPeople>();
  const [search] = useSearchParams();
  const asked = onlySkill(PEOPLE_FILTERS.read(search));
  const skill = skillOf(page.entries, asked);
  useOwnPart(page, useSession().status === 'member');
  const title = skill ? `${skill}: people with this skill` : TITLE;
  return (
    <Page title={title} skill={skill} isListed={asked === undefined || skill !== undefined}>
      {page.isShared ? <PeopleFacts title={title} people={page.entries} /> : null}
      <PeopleList page={page} />
    </Page>
  );
}

export const PeopleFailure = () => (
  <Page title={TITLE}>
    <FailureCard title="The people could not be loaded." {...useLoadFailure('loading the people')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

interface PageProps {
  title: string;
  skill?: string | undefined;
  isListed?: boolean;
  children: ReactNode;
}

function Page({ title, skill, isListed = true, children }: PageProps) {
  const lead = skill ? `Members who list ${skill} in their profile.` : LEAD;
  return (
    <ListPage title={title} lead={lead} isPublic>
      <PageHead
        title={title}
        description={lead}
        place="people"
        query={skill ? `?skill=${encodeURIComponent(skill)}` : ''}
        isListed={isListed}
      />
      {children}
    </ListPage>
  );
}
