import type { NewBlog } from '@verse/api-contract/blogs';
import styles from './two-versions.module.scss';

interface Side {
  name: string;
  /** An absent field is the same on both sides. */
  text: Partial<NewBlog>;
}

const LABELS: [keyof NewBlog, string][] = [
  ['title', 'Title'],
  ['category', 'Category'],
  ['readTime', 'Read Time'],
  ['content', 'Content'],
];

/** The differing fields of two texts, side by side. */
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
      {/* A long text scrolls inside, also by keyboard. */}
      <p className={styles.text} tabIndex={0} role="group" aria-label={title} dir="auto">
        {text}
      </p>
    </div>
  );
}
