import type { ApplicationPreview as Preview, Job } from '@verse/api-contract/api';
import { SentApplication } from '../../../shared/sent-application';
import styles from './apply.module.scss';

interface ApplicationPreviewProps {
  job: Job;
  preview: Preview;
}

/** The application as the organisation sees it. */
export function ApplicationPreview({ job: { company }, preview }: ApplicationPreviewProps) {
  const { isBlind, person, ...sent } = preview;
  return (
    <>
      <p>
        {isBlind ? (
          <>
            At first they don’t see your name, picture, handle, links or files. <bdi>{company}</bdi> sees them once
            you’re on the shortlist.
          </>
        ) : (
          <>
            This is what <bdi>{company}</bdi> sees.
          </>
        )}
      </p>
      <div className={styles.preview}>
        {person ? (
          <p className={styles.person}>
            {person.picture ? (
              <img className={styles.portrait} src={person.picture.src} alt="" width={40} height={40} />
            ) : null}
            <span>
              <strong dir="auto">{person.name}</strong>
              {person.handle ? ` @${person.handle}` : ''}, {person.email}
            </span>
          </p>
        ) : (
          <p className={styles.person}>
            <strong>An applicant</strong>
          </p>
        )}
        <SentApplication {...sent} />
      </div>
    </>
  );
}
