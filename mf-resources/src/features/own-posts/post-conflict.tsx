import type { NewBlog } from '@verse/api-contract/blogs';
import { Alert, Button } from '@verse/ui';
import { forgetChange } from './kept-change';
import type { OwnPosts, PostAct } from './own-posts.api';
import styles from './own-posts.module.scss';

interface PostConflictProps {
  conflict: NonNullable<OwnPosts['conflict']>;
  onAct: (act: PostAct) => void;
}

const LABELS: [keyof NewBlog, string][] = [
  ['title', 'Title'],
  ['category', 'Category'],
  ['readTime', 'Read Time'],
  ['content', 'Content'],
];

/** Both versions side by side: somebody else was quicker, and neither is thrown away unseen. */
export function PostConflict({ conflict: { current, yours }, onAct }: PostConflictProps) {
  const { _id: id, version } = current;
  const differing = LABELS.filter(([field]) => yours[field] !== undefined && yours[field] !== current[field]);
  return (
    <Alert tone="warning" title={`“${current.title}” was changed by somebody else in the meantime`}>
      <p>Nothing was overwritten. Compare the two and choose; your words stay on this device until they are stored.</p>
      {differing.map(([field, label]) => (
        <div key={field} className={styles.versions}>
          <Version title={`${label}: stored`} text={current[field]} />
          <Version title={`${label}: yours`} text={yours[field] ?? ''} />
        </div>
      ))}
      <div className={styles.acts}>
        <Button size="small" onClick={() => onAct({ act: 'change', id, version, change: yours })}>
          Store mine
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            forgetChange(id);
            onAct({ act: 'list' });
          }}
        >
          Keep theirs
        </Button>
      </div>
    </Alert>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={styles.note}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
