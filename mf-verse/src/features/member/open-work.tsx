import type { MemberProfile, Work } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Badge, Button, Stack, useHydrated } from '@verse/ui';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { MemberText } from '../../shared/member-text';
import { SaveButton } from '../../shared/saving/save-button';
import { StoredPicture } from '../../shared/stored-picture';
import { TagLinks } from '../../shared/tag-links';
import { useShareLink } from '../../shared/use-share-link';
import { Contact } from './contact';
import { LazyNominate } from './lazy-member-menu';
import type { MemberPage } from './member.api';
import styles from './open-work.module.scss';
import { Portrait } from './portrait';

interface OpenWorkProps {
  work: Work;
  profile: MemberProfile;
  own: MemberPage['own'];
}

const SIZES = '(width >= 80rem) 76rem, 100vw';

/** A work with all its pictures, its description, and a link to its author. */
export function OpenWork({ work, profile, own }: OpenWorkProps) {
  const [first, ...others] = work.pictures;
  return (
    <Stack as="article" gap={7}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} dir="auto">
            {work.title}
          </h1>
          <Maker profile={profile} />
          <TagLinks tags={work.tags ?? []} />
        </div>
        <div className={styles.acts}>
          {own?.isSelf ? <EditWorks /> : <Contact profile={profile} workId={work.id} />}
          {own && !own.isSelf && !profile.isSample ? <LazyNominate member={profile} work={work} /> : null}
          <SaveButton work={work} />
          <ShareWork work={work} profile={profile} />
        </div>
      </header>
      {first ? <WorkPicture picture={first} isPriority /> : null}
      <div className={styles.about}>
        <Facts work={work} />
        <Story work={work} />
      </div>
      {others.map((picture) => (
        <WorkPicture key={picture.src} picture={picture} />
      ))}
    </Stack>
  );
}

function ShareWork({ work: { id, title }, profile: { handle, name } }: Pick<OpenWorkProps, 'work' | 'profile'>) {
  const { href } = useShell();
  const share = useShareLink();
  const isHydrated = useHydrated();
  const url = href('work', { handle, id }, { absolute: true });
  if (url === undefined || !isHydrated) return null;
  return (
    <Button variant="quiet" onClick={() => share(`${title}, by ${name}`, url)}>
      Share
    </Button>
  );
}

function Maker({ profile: { name, handle, picture, isSample } }: { profile: MemberProfile }) {
  return (
    <p className={styles.maker}>
      <Portrait className={styles.portrait ?? ''} name={name} picture={picture} />
      <span>
        by{' '}
        <PageLink className={styles.link} page="member" params={{ handle }}>
          <bdi>{name}</bdi>
        </PageLink>
      </span>
      {isSample ? <Badge>Example</Badge> : null}
    </p>
  );
}

const EditWorks = () => (
  <PageLink className={styles.link} page="profile">
    Edit your works
  </PageLink>
);

interface WorkPictureProps {
  picture: Work['pictures'][number];
  isPriority?: boolean;
}

const WorkPicture = ({ picture, isPriority = false }: WorkPictureProps) => (
  <StoredPicture
    picture={picture}
    className={styles.picture}
    sizes={SIZES}
    isPriority={isPriority}
    data-grown={isPriority || undefined}
    data-tall={picture.height > picture.width || undefined}
  />
);

const STORY_SECTIONS = [
  ['problem', 'Problem'],
  ['decisions', 'Decisions'],
  ['result', 'Result'],
] as const;

/** The author's description of the work. */
function Story({ work }: { work: Work }) {
  return (
    <div className={styles.story}>
      {work.description ? (
        <div className={styles.lead}>
          <MemberText text={work.description} />
        </div>
      ) : null}
      {STORY_SECTIONS.filter(([field]) => work[field] !== '').map(([field, heading]) => (
        <section key={field} aria-labelledby={`work-${field}`}>
          <h2 className={styles.heading} id={`work-${field}`}>
            {heading}
          </h2>
          <MemberText text={work[field]} />
        </section>
      ))}
    </div>
  );
}

function Facts({ work: { role, year, madeHow, link } }: { work: Work }) {
  if (!role && !year && !link && madeHow === 'unsaid') return null;
  return (
    <dl className={styles.facts}>
      {role ? <Fact name="Role">{role}</Fact> : null}
      {year ? <Fact name="Year">{year}</Fact> : null}
      {madeHow === 'unsaid' ? null : <Fact name="How it was made">{MADE_HOW_LABELS[madeHow]}</Fact>}
      {link ? (
        <Fact name="Link">
          <a className={styles.link} href={link} rel="nofollow ugc noopener" target="_blank">
            {new URL(link).host}
          </a>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);
