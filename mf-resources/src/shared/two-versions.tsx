import type { NewBlog } from '@verse/api-contract/blogs';
import styles from './two-versions.module.scss';

interface Side {
  name: string;
  /** A field that is absent is the same on both sides. */
  text: Partial<NewBlog>;
}

const LABELS: [keyof NewBlog, string][] = [
  ['title', 'Title'],
  ['category', 'Category'],
  ['readTime', 'Read Time'],
  ['content', 'Content'],
];

/** Two texts side by side, as far as they differ. */
export function TwoVersions({ one, other }: { one: Side; other: Side }) {
  const differing = LABELS.filter(
    ([field]) =>
      one.text[field] !== undefined && other.text[field] !== undefined && one.text[field] !== other.text[field],
  );
  return differing.map(([field, label]) => (
    <div key={field} className={styles.versions}>
      <Version title={`${label}: ${one.name}`} text={one.text[field] ?? ''} />
      <Version title={`${label}: ${other.name}`} text={other.text[field] ?? ''} />
    </div>
  ));
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={styles.note}>{title}</p>
      {/* Long texts scroll inside, also by keyboard. */}
      <p className={styles.text} tabIndex={0} role="group" aria-label={title} dir="auto">
        {text}
      </p>
    </div>
  );
}
