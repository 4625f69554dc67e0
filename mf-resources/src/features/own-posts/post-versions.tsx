import { useState } from 'react';
import type { BlogVersion, ManagedBlog } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { DESK_LISTS } from '../../shared/desk-parts';
import { moment } from '../../shared/saved/clock';
import { TwoVersions } from '../../shared/two-versions';
import { useList } from '../../shared/use-list';
import type { VersionAnswer } from './own-posts.api';
import styles from './own-posts.module.scss';

interface PostVersionsProps {
  post: ManagedBlog;
  isBusy: boolean;
  onBringBack: (version: number) => void;
}

/** What a post was: when, by whom, and the way back to it. */
export function PostVersions({ post, isBusy, onBringBack }: PostVersionsProps) {
  const { _id: id, version: present } = post;
  const href = `${useShell().href('blog-management') ?? ''}/${DESK_LISTS.versions}?id=${encodeURIComponent(id)}`;
  const [compared, setCompared] = useState<number>();
  const { list: all } = useList<VersionAnswer>(href);
  const { list: one } = useList<VersionAnswer>(compared === undefined ? null : `${href}&version=${compared}`);
  const shown = one?.version;
  const problem = all?.problem ?? one?.problem;
  return (
    <section className={styles.part} aria-label={`Versions of ${post.title}`}>
      {all ? null : <p role="status">Loading versions…</p>}
      {problem ? <p role="alert">{problem}</p> : null}
      <ul className={styles.list} role="list">
        {all?.versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <Moment version={version} isPresent={version.version === present} />
            {version.version === present ? null : (
              <div className={styles.acts}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Compare version ${version.version}`}
                  onClick={() => setCompared(version.version)}
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
      {all?.versions?.length === 1 ? (
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
