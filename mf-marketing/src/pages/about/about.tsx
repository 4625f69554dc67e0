import { ButtonLink } from '@verse/ui';
import { AudienceList, SkillsetList, TeamList, Timeline, ValueList } from '../../features/company';
import { CallToAction } from '../../shared/call-to-action';
import { ChatLink } from '../../shared/chat-link';
import { PlaceLink } from '../../shared/place-link';
import { SiteHead } from '../../shared/site-head';
import { AboutHero } from './about-hero';
import { AboutPart } from './about-part';
import { Purpose } from './purpose';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

const JOIN_QUERY = '?subject=Join%20our%20team';

export function Component() {
  return (
    <>
      <SiteHead path="/about" />
      <AboutHero />
      <Purpose />
      <AboutPart title="How we got here">
        <Timeline />
      </AboutPart>
      <AboutPart title="What we hold on to">
        <ValueList />
      </AboutPart>
      <AboutPart
        title="What we are good at"
        aside={
          <ButtonLink as={PlaceLink} place="services" variant="secondary">
            Work with us
          </ButtonLink>
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
          <ButtonLink as={PlaceLink} place="contact" query={JOIN_QUERY} variant="secondary">
            Join Our Team
          </ButtonLink>
        }
      >
        <TeamList />
      </AboutPart>
      <CallToAction title="Come as you are" text="Bring an idea, an unfinished file or a question. Somebody here has been where you are.">
        <ButtonLink as={ChatLink} size="large">Join the Community</ButtonLink>
        <ButtonLink as={PlaceLink} place="contact" variant="secondary" size="large">
          Talk to Us
        </ButtonLink>
      </CallToAction>
    </>
  );
}
