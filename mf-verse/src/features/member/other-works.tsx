import type { MemberProfile } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { MutedText } from '../../shared/muted-text';
import { StoredPicture } from '../../shared/stored-picture';
import type { WorkLink, WorkPage } from './member.api';
import styles from './other-works.module.scss';

interface OtherWorksProps extends Pick<WorkPage, 'previousWork' | 'nextWork'> {
  profile: MemberProfile;
}

/** The previous and next works in the author's order. */
export function OtherWorks({ profile: { handle, name }, previousWork, nextWork }: OtherWorksProps) {
  return (
    <nav className={styles.others} aria-label={`More by ${name}`}>
      {previousWork ? <Neighbour work={previousWork} handle={handle} label="Previous work" /> : null}
      {nextWork ? <Neighbour work={nextWork} handle={handle} label="Next work" /> : null}
      <PageLink className={styles.all} page="member" params={{ handle }}>
        All works by <bdi>{name}</bdi>
      </PageLink>
    </nav>
  );
}

interface NeighbourProps {
  work: WorkLink;
  handle: string;
  label: 'Previous work' | 'Next work';
}

function Neighbour({ work: { id, title, pictures }, handle, label }: NeighbourProps) {
  return (
    <PageLink className={styles.one} data-label={label} page="work" params={{ handle, id }}>
      {pictures.map((picture) => (
        <StoredPicture key={picture.src} picture={picture} sizes="8rem" alt="" />
      ))}
      <span className={styles.words}>
        <MutedText as="span">{label}</MutedText>
        <span className={styles.title} dir="auto">
          {title}
        </span>
      </span>
    </PageLink>
  );
}
