import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { BlogVersion, ManagedBlog } from '@verse/api-contract/blogs';
import { Button } from '@verse/ui';
import { moment } from '../../shared/saved/clock';
import { TwoVersions } from '../../shared/two-versions';
import type { VersionAnswer, VersionQuestion } from './own-posts.api';
import styles from './own-posts.module.scss';

interface PostVersionsProps {
  post: ManagedBlog;
  isBusy: boolean;
  onBringBack: (version: number) => void;
}

function useAnswer() {
  const { submit, data } = useFetcher<VersionAnswer>();
  return {
    answer: data,
    ask: (question: VersionQuestion) => void submit(question as never, { method: 'post', encType: 'application/json' }),
  };
}

/** What a post was: when, by whom, and the way back to it. */
export function PostVersions({ post, isBusy, onBringBack }: PostVersionsProps) {
  const list = useAnswer();
  const one = useAnswer();
  const { _id: id, version: present } = post;
  // Asked for once: the post is mounted anew with every version.
  useEffect(() => list.ask({ act: 'versions', id }), []); // eslint-disable-line react-hooks/exhaustive-deps
  const shown = one.answer?.version;
  const problem = list.answer?.problem ?? one.answer?.problem;
  return (
    <section className={styles.part} aria-label={`Versions of ${post.title}`}>
      {list.answer ? null : <p role="status">Loading versions…</p>}
      {problem ? <p role="alert">{problem}</p> : null}
      <ul className={styles.list} role="list">
        {list.answer?.versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <Moment version={version} isPresent={version.version === present} />
            {version.version === present ? null : (
              <div className={styles.acts}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Compare version ${version.version}`}
                  onClick={() => one.ask({ act: 'version', id, version: version.version })}
                >
                  Compare
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isBusy}
                  aria-label={`Restore version ${version.version}`}
                  onClick={() => onBringBack(version.version)}
                >
                  Restore
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {list.answer?.versions?.length === 1 ? (
        <p className={styles.note}>No changes yet. Each time you save, the earlier version is kept here.</p>
      ) : null}
      {shown ? (
        <div aria-live="polite">
          <h3 className={styles.name}>Version {shown.version} and the current one</h3>
          <TwoVersions one={{ name: `version ${shown.version}`, text: shown }} other={{ name: 'now', text: post }} />
        </div>
      ) : null}
    </section>
  );
}

function Moment({ version: { version, title, by, savedAt }, isPresent }: { version: BlogVersion; isPresent: boolean }) {
  return (
    <div className={styles.words}>
      <p className={styles.name}>{title}</p>
      <p className={styles.note}>
        Version {version}
        {isPresent ? ' (current)' : ''} · {moment(savedAt)} · {by || 'someone who has left'}
      </p>
    </div>
  );
}
