import type { ContentPicture } from '@verse/api-contract/api';
import { joinTags } from '@verse/api-contract/community/typed-tags';
import type { ContentFormat, TextBlock } from '@verse/api-contract/formatted-text';
import type { NewBlog } from '@verse/api-contract/publishing/blogs.schema';
import { FormattedText, Picture } from '@verse/ui';
import small from './small-text.module.scss';
import styles from './two-versions.module.scss';
import { useBlocks } from './use-blocks';

interface Side {
  name: string;
  /** A field that is absent from either side is not compared. The content is shown as readers see it. */
  text: Partial<NewBlog> & {
    tags?: string | readonly string[];
    contentFormat?: ContentFormat;
    body?: TextBlock[];
    contentImages?: ContentPicture[];
  };
}

const LABELS: [keyof NewBlog | 'tags', string][] = [
  ['title', 'Title'],
  ['category', 'Category'],
  ['readTime', 'Read Time'],
  ['content', 'Content'],
  ['tags', 'Tags'],
];

/** Returns a field as text, or undefined if it is absent. */
function textOf({ text }: Side, field: keyof NewBlog | 'tags'): string | undefined {
  const value = text[field];
  return value === undefined || typeof value === 'string' ? value : joinTags(value);
}

/** Shows two texts side by side, limited to the fields that differ. */
export function TwoVersions({ one, other }: { one: Side; other: Side }) {
  const differing = LABELS.filter(([field]) => {
    const left = textOf(one, field);
    const right = textOf(other, field);
    return left !== undefined && right !== undefined && left !== right;
  });
  return differing.map(([field, label]) => (
    <div key={field} className={styles.versions}>
      {[one, other].map((side) =>
        field === 'content' ? (
          <FormattedVersion key={side.name} title={`${label}: ${side.name}`} text={side.text} />
        ) : (
          <Version key={side.name} title={`${label}: ${side.name}`} text={textOf(side, field) ?? ''} />
        ),
      )}
    </div>
  ));
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={small.small}>{title}</p>
      {/* Long text can be scrolled, including by keyboard. */}
      <p className={styles.text} tabIndex={0} role="group" aria-label={title} dir="auto">
        {text}
      </p>
    </div>
  );
}

function FormattedVersion({ title, text }: { title: string; text: Side['text'] }) {
  const { content = '', contentFormat = 'plain', body, contentImages = [] } = text;
  const blocks = useBlocks(content, body ? 'plain' : contentFormat);
  const showPicture = (key: string, alt: string) => {
    const named = contentImages.find((one) => one.key === key);
    if (!named) return <p className={small.small}>Picture: {alt || 'without a description'}</p>;
    const { src, srcset, width, height } = named;
    return <Picture src={src} webp={srcset} sizes="20rem" width={width} height={height} alt={alt || named.alt} />;
  };
  return (
    <div>
      <p className={small.small}>{title}</p>
      <div className={styles.formatted} tabIndex={0} role="group" aria-label={title}>
        <FormattedText blocks={body ?? blocks} picture={showPicture} topLevel={4} linkTarget="_blank" />
      </div>
    </div>
  );
}
