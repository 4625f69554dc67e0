import type { ComponentProps, ReactNode } from 'react';
import styles from './formatted-text.module.scss';

interface StyledWords {
  type: 'text';
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  href?: string;
}
type Span = StyledWords | { type: 'break' };

export type FormattedBlock =
  | { type: 'paragraph'; spans: readonly Span[] }
  | { type: 'heading'; level: 2 | 3 | 4; spans: readonly Span[] }
  | { type: 'list'; isOrdered: boolean; start?: number; items: readonly (readonly FormattedBlock[])[] }
  | { type: 'quote'; blocks: readonly FormattedBlock[] }
  | { type: 'code'; text: string }
  | { type: 'picture'; key: string; alt: string }
  | { type: 'rule' };

interface Rendering {
  /**
   * Renders the picture with the given key. If this function is omitted or returns null, the alternative text is shown.
   */
  picture?: ((key: string, alt: string) => ReactNode) | undefined;
  /** Renders text that is neither code nor a link, e.g. to link mentions. */
  words?: ((text: string) => ReactNode) | undefined;
  /** `target` of links to other sites. */
  linkTarget?: '_blank' | undefined;
  /** Heading level at which the text's level-2 headings are rendered. */
  topLevel?: 2 | 3 | 4 | undefined;
}

interface FormattedTextProps extends ComponentProps<'div'>, Rendering {
  blocks: readonly FormattedBlock[];
}

type Tag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function Words({
  span: { text, isBold, isItalic, isCode, href },
  words,
}: Pick<Rendering, 'words'> & { span: StyledWords }) {
  let shown: ReactNode = isCode ? <code>{text}</code> : text;
  if (words && !isCode && href === undefined) shown = words(text);
  if (isItalic) shown = <em>{shown}</em>;
  return isBold ? <strong>{shown}</strong> : shown;
}

/** Merges consecutive spans with the same URL into one link. */
function groupLinks(spans: readonly Span[]): { href: string | undefined; spans: Span[] }[] {
  const groups: { href: string | undefined; spans: Span[] }[] = [];
  for (const span of spans) {
    const href = span.type === 'text' ? span.href : undefined;
    const last = groups.at(-1);
    if (last && last.href === href) last.spans.push(span);
    else groups.push({ href, spans: [span] });
  }
  return groups;
}

function Spans({ spans, words, linkTarget }: Pick<Rendering, 'words' | 'linkTarget'> & { spans: readonly Span[] }) {
  return groupLinks(spans).map(({ href, spans: group }, index) => {
    const shown = group.map((span, place) =>
      span.type === 'break' ? <br key={place} /> : <Words key={place} span={span} words={words} />,
    );
    if (href === undefined) return shown;
    const [first] = group;
    const isAddress = first?.type === 'text' && /^https?:/i.test(first.text);
    return (
      <a
        key={index}
        dir={isAddress ? 'ltr' : undefined}
        href={href}
        {...(href.startsWith('/') ? {} : { rel: 'nofollow ugc noopener', target: linkTarget })}
      >
        {shown}
      </a>
    );
  });
}

function Block({ block, dir, ...rendering }: Rendering & { block: FormattedBlock; dir?: 'auto' | undefined }) {
  const { picture, words, linkTarget, topLevel = 2 } = rendering;
  const spansOf = (spans: readonly Span[]) => <Spans spans={spans} words={words} linkTarget={linkTarget} />;
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level + topLevel - 2}` as Tag;
      return (
        <Heading dir={dir} data-level={block.level}>
          {spansOf(block.spans)}
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List dir={dir} start={block.isOrdered ? block.start : undefined}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} {...rendering} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote dir={dir}>
          <Blocks blocks={block.blocks} {...rendering} />
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr" role="group" aria-label="Code" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'picture':
      return picture?.(block.key, block.alt) ?? (block.alt ? <p dir={dir}>{block.alt}</p> : null);
    case 'rule':
      return <hr />;
    default:
      return <p dir={dir}>{spansOf(block.spans)}</p>;
  }
}

// A list or quote has a single text direction, determined by its first letter.
const Blocks = ({ blocks, ...rest }: Rendering & { blocks: readonly FormattedBlock[]; dir?: 'auto' | undefined }) =>
  blocks.map((block, index) => <Block key={index} block={block} {...rest} />);

/**
 * A member's text with headings, lists, links and pictures. Blocks are rendered as elements; HTML in the text is shown
 * as text.
 *
 * @example <FormattedText blocks={post.body} picture={(key, alt) => <PostPicture picture={pictures[key]} alt={alt} />}
 * />
 */
export function FormattedText(props: FormattedTextProps) {
  const { blocks, picture, words, linkTarget, topLevel, className, ...rest } = props;
  return (
    <div {...rest} className={[styles.text, className].filter(Boolean).join(' ')}>
      <Blocks dir="auto" blocks={blocks} picture={picture} words={words} linkTarget={linkTarget} topLevel={topLevel} />
    </div>
  );
}
