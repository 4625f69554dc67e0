import { useState } from 'react';
import type { BlogVersion, ManagedBlog } from '@verse/api-contract/api';
import { formatShortMoment } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { type Result, useLoad } from '@verse/contract/server-state';
import { Button, Cluster } from '@verse/ui';
import { TwoVersions } from '../../shared/two-versions';
import { WORKSPACE_LISTS } from '../../shared/workspace-paths';
import type { PostVersions as Versions } from './own-posts.api';
import styles from './own-posts.module.scss';

interface PostVersionsProps {
  post: ManagedBlog;
  isBusy: boolean;
  onBringBack: (version: number) => void;
}

/** Lists a post's versions with their times and editors. Versions can be compared and restored. */
export function PostVersions({ post, isBusy, onBringBack }: PostVersionsProps) {
  const { _id: id, version: present } = post;
  const href = `${useShell().href('blog-management') ?? ''}/${WORKSPACE_LISTS.versions}?id=${encodeURIComponent(id)}`;
  const [compared, setCompared] = useState<number>();
  const { data: all } = useLoad<Result<Versions>>(href);
  const { data: one } = useLoad<Result<Versions>>(compared === undefined ? null : `${href}&version=${compared}`);
  const { data: other } = useLoad<Result<Versions>>(compared === undefined ? null : `${href}&version=${present}`);
  const versions = all?.ok ? all.value.versions : undefined;
  const shown = one?.ok ? one.value.version : undefined;
  const current = other?.ok ? other.value.version : undefined;
  const failure = [all, one, other].find((result) => result?.ok === false);
  return (
    <section className={styles.part} aria-label={`Versions of ${post.title}`}>
      {all ? null : <p role="status">Loading versions…</p>}
      {failure ? <p role="alert">{failure.message}</p> : null}
      <ul data-plain>
        {versions?.map((version) => (
          <li key={version.version} className={styles.version}>
            <Moment version={version} isPresent={version.version === present} />
            {version.version === present ? null : (
              <Cluster gap={1}>
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
              </Cluster>
            )}
          </li>
        ))}
      </ul>
      {versions?.length === 1 ? (
        <p className={styles.note}>No changes yet. Each time you save, the earlier version is kept here.</p>
      ) : null}
      {shown && current ? (
        <div aria-live="polite">
          <h3 className={styles.name}>Version {shown.version} and the current one</h3>
          <TwoVersions one={{ name: `version ${shown.version}`, text: shown }} other={{ name: 'now', text: current }} />
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
        {isPresent ? ' (current)' : ''} · {formatShortMoment(savedAt)} · {by || 'someone who has left'}
      </p>
    </div>
  );
}
