import type { ApplicationFile, WorkSnapshot } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import { MADE_HOW_LABELS } from './made-how-labels';
import { MemberText } from './member-text';
import { MutedText } from './muted-text';
import styles from './sent-application.module.scss';
import { StoredPicture } from './stored-picture';

interface SentApplicationProps {
  note: string;
  link: string | null;
  works: readonly WorkSnapshot[];
  files: readonly ApplicationFile[];
  /** Returns a file's URL. If omitted, files are listed by name only. */
  fileHref?: (id: string) => string;
}

/** An application's content: note, link, files, and the works as they were when it was sent. */
export function SentApplication({ note, link, works, files, fileHref }: SentApplicationProps) {
  return (
    <div className={styles.sent}>
      {note.trim() ? <MemberText text={note} /> : <MutedText>No note yet.</MutedText>}
      {link ? <OutsideLink href={link} /> : null}
      <ul className={styles.works} aria-label="Works" hidden={works.length === 0}>
        {works.map((work, index) => (
          <li key={index}>
            <Work work={work} />
          </li>
        ))}
      </ul>
      <ul className={styles.files} aria-label="Files" hidden={files.length === 0}>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            {fileHref ? (
              <a href={fileHref(id)} download>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            ({sizeText(bytes)})
          </li>
        ))}
      </ul>
    </div>
  );
}

function Work({ work: { title, description, role, year, link, madeHow, pictures } }: { work: WorkSnapshot }) {
  const facts = [role, year, madeHow === 'unsaid' ? '' : MADE_HOW_LABELS[madeHow]].filter(Boolean).join(' · ');
  return (
    <article className={styles.work}>
      <h3 dir="auto">{title}</h3>
      {facts ? <MutedText dir="auto">{facts}</MutedText> : null}
      {pictures.map((picture) => (
        <StoredPicture key={picture.src} picture={picture} sizes="(width >= 1100px) 40rem, 100vw" />
      ))}
      {description ? <MemberText text={description} /> : null}
      {link ? <OutsideLink href={link} /> : null}
    </article>
  );
}

/** A member's link to another site. */
export const OutsideLink = ({ href }: { href: string }) => (
  <p>
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  </p>
);
