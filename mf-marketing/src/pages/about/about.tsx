import { PageHead } from '@verse/contract/react';
import { AudienceList, SkillsetList, TeamList, Timeline, ValueList } from '../../features/company';
import { CallToAction } from '../../shared/call-to-action';
import { ChatButton } from '../../shared/chat-button';
import { PageButton } from '../../shared/page-button';
import { AboutHero } from './about-hero';
import { AboutPart } from './about-part';
import head from './head.json';
import { Purpose } from './purpose';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

const JOIN_QUERY = '?subject=Join%20our%20team';

export function Component() {
  return (
    <>
      <PageHead {...head} place="about" />
      <AboutHero />
      <Purpose />
      <AboutPart title="How we got here">
        <Timeline />
      </AboutPart>
      <AboutPart title="What we value">
        <ValueList />
      </AboutPart>
      <AboutPart
        title="What we are good at"
        aside={
          <PageButton page="services" variant="secondary">
            Work with us
          </PageButton>
        }
      >
        <SkillsetList />
      </AboutPart>
      <AboutPart title="Who it is for" look="deep">
        <AudienceList />
      </AboutPart>
      <AboutPart
        title="Meet the Team"
        aside={
          <PageButton page="contact" query={JOIN_QUERY} variant="secondary">
            Join Our Team
          </PageButton>
        }
      >
        <TeamList />
      </AboutPart>
      <CallToAction
        title="Come as you are"
        text="Bring an idea, an unfinished file or a question. Someone here has been where you are."
      >
        <ChatButton size="large">Join the Community</ChatButton>
        <PageButton page="contact" variant="secondary" size="large">
          Talk to Us
        </PageButton>
      </CallToAction>
    </>
  );
}
