import { Alert, Button, Cluster } from '@verse/ui';
import { TwoVersions } from '../../shared/two-versions';
import columns from '../../shared/two-versions.module.scss';
import type { Conflict } from './own-posts.api';
import styles from './own-posts.module.scss';

interface PostConflictProps {
  conflict: Conflict;
  onSaveMine: () => void;
  onKeepTheirs: () => void;
}

/** Shows both versions side by side, so that neither is discarded unseen. */
export function PostConflict({ conflict: { current, yours }, onSaveMine, onKeepTheirs }: PostConflictProps) {
  const { pictures } = yours;
  return (
    <Alert tone="warning" title={`Someone else just changed “${current.title}”`}>
      <p>
        Nothing was overwritten. Compare the two and choose one. Your text stays on this device until it is saved, and
        theirs stays in the versions of the post.
      </p>
      <TwoVersions
        one={{ name: 'saved', text: current }}
        other={{ name: 'yours', text: { contentFormat: current.contentFormat, ...yours } }}
      />
      {pictures ? (
        <div className={columns.versions}>
          <Row title="Pictures: saved" pictures={[current.picture, ...current.contentImages]} />
          <Row title="Pictures: yours" pictures={[pictures.thumbnail, ...pictures.images]} />
        </div>
      ) : null}
      <Cluster gap={1}>
        <Button size="small" onClick={onSaveMine}>
          Save mine
        </Button>
        <Button size="small" variant="secondary" onClick={onKeepTheirs}>
          Keep theirs
        </Button>
      </Cluster>
    </Alert>
  );
}

function Row({ title, pictures }: { title: string; pictures: { src?: string | undefined; alt: string }[] }) {
  return (
    <div>
      <p className={styles.note}>{title}</p>
      <Cluster as="p" gap={2}>
        {pictures.map(({ src, alt }, index) =>
          src ? (
            <img key={index} className={styles.small} src={src} alt={alt || `Picture ${index + 1}`} />
          ) : (
            <span key={index}>new picture{alt ? `: ${alt}` : ''}</span>
          ),
        )}
      </Cluster>
    </div>
  );
}
