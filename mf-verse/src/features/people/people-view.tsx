import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedMember } from '@verse/api-contract/api';
import { foldText } from '@verse/api-contract/fold-text';
import { PageHead, useSession } from '@verse/contract/react';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import type { loadPeople } from './people.api';
import { PeopleFacts } from './people-facts';
import { onlySkill, PEOPLE_FILTERS } from './people-filters';
import { PeopleList } from './people-list';

type PeoplePage = Awaited<ReturnType<typeof loadPeople>>;

const TITLE = 'People';
const LEAD = 'Creative people and what they make. Find someone to work with, or to follow.';

/** Returns the skill as the first listed member spells it, because the URL may contain any text. */
function skillOf(people: readonly ListedMember[], asked: string | undefined): string | undefined {
  const key = asked && foldText(asked).trim().replace(/\s+/g, ' ');
  return key && people[0]?.skills.find((skill) => foldText(skill).replace(/\s+/g, ' ') === key);
}

interface PeopleFrameProps {
  /** Undefined if the people could not be loaded. */
  page: PeoplePage | undefined;
  children: ReactNode;
}

export function PeopleFrame({ page, children }: PeopleFrameProps) {
  const [search] = useSearchParams();
  const asked = page && onlySkill(PEOPLE_FILTERS.read(search));
  const skill = page && skillOf(page.entries, asked);
  const title = skill ? `${skill}: people with this skill` : TITLE;
  const lead = skill ? `Members who list ${skill} in their profile.` : LEAD;
  return (
    <ListPage title={title} lead={lead} isPublic>
      <PageHead
        title={title}
        description={lead}
        place="people"
        query={skill ? `?skill=${encodeURIComponent(skill)}` : ''}
        isListed={asked === undefined || skill !== undefined}
      />
      {page?.isCacheable ? <PeopleFacts title={title} people={page.entries} /> : null}
      {children}
    </ListPage>
  );
}

export function PeopleView({ data }: { data: PeoplePage }) {
  useOwnPart(data, useSession().status === 'member');
  return <PeopleList page={data} />;
}
