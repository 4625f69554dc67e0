import type { ContestGallery, PastGallery } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import parts from '../../shared/contest-parts.module.scss';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { NextPage } from '../../shared/next-page';
import { ShownFiles } from '../../shared/shown-files';
import { StoredPicture } from '../../shared/stored-picture';
import { GALLERY_PAGE, galleryFileHref } from './gallery.api';
import styles from './gallery.module.scss';
import { Makers } from './makers';

type Exhibit = ContestGallery['entries'][number];

/** The entries whose makers agreed to show them, best first. Renders nothing without such entries. */
export function Gallery({ contestId, gallery }: { contestId: string; gallery: ContestGallery | undefined }) {
  if (!gallery || (gallery.entries.length === 0 && gallery.next === null)) return null;
  return (
    <section className={parts.part} aria-labelledby="gallery-title">
      <h2 id="gallery-title">Entries</h2>
      <ul className={styles.gallery}>
        {gallery.entries.map((exhibit) => (
          <Tile key={exhibit.number} contestId={contestId} exhibit={exhibit} />
        ))}
      </ul>
      <NextPage name={GALLERY_PAGE} next={gallery.next}>
        More entries
      </NextPage>
    </section>
  );
}

/** Kind of an entry without a picture. */
function kindOf({ files }: Exhibit): string {
  if (files.some(({ type }) => type === 'application/pdf')) return 'PDF';
  if (files.some(({ type }) => type.startsWith('video/'))) return 'Film';
  return 'Text';
}

function Tile({ contestId, exhibit }: { contestId: string; exhibit: Exhibit }) {
  const { rank, number, title, text, madeHow, team, makers, picture, files } = exhibit;
  const heading = `exhibit-${number}`;
  return (
    <li className={styles.tile} aria-labelledby={heading}>
      {picture ? (
        <StoredPicture className={styles.picture} picture={picture} sizes="(width >= 800px) 24rem, 100vw" />
      ) : (
        <p className={styles.kind} aria-hidden="true">
          {kindOf(exhibit)}
        </p>
      )}
      <div className={styles.words}>
        <h3 id={heading}>
          {rank}. <bdi>{title}</bdi>
        </h3>
        <p className={parts.quiet}>
          <Makers team={team} makers={makers} />
        </p>
        {text ? (
          <p className={parts.text} dir="auto">
            {text}
          </p>
        ) : null}
        {madeHow === 'unsaid' ? null : <p className={parts.quiet}>{MADE_HOW_LABELS[madeHow]}</p>}
        {files.length > 0 ? (
          <details>
            <summary className={styles.open}>Files of Entry {number}</summary>
            <ShownFiles label="Files" files={files} href={(index) => galleryFileHref(contestId, number, index)} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** Entries of an earlier contest, to show what wins. Renders nothing without such entries. */
export function PastEntries({ past }: { past: PastGallery | undefined }) {
  if (!past?.contest || past.entries.length === 0) return null;
  const { id, title } = past.contest;
  return (
    <section className={parts.part} aria-labelledby="past-title">
      <h2 id="past-title">
        From{' '}
        <PageLink page="contest-results" params={{ id }}>
          {title}
        </PageLink>
      </h2>
      <ul className={styles.gallery}>
        {past.entries.map((exhibit) => (
          <Tile key={exhibit.number} contestId={id} exhibit={exhibit} />
        ))}
      </ul>
    </section>
  );
}
