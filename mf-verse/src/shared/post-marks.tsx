import { type PostMark, splitMarks } from '@verse/api-contract/community/post-marks';
import { PageLink } from '@verse/contract/page-link';

/** Renders text with links to tags and to those members whose handles are in `mentions`. */
export const linkMarks = (text: string, mentions: readonly string[]) =>
  splitMarks(text).map((mark, index) => linkMark(mark, index, mentions));

function linkMark({ text, tag, handle }: PostMark, key: number, mentions: readonly string[]) {
  if (tag !== undefined)
    return (
      <PageLink key={key} page="tag" params={{ tag }}>
        {text}
      </PageLink>
    );
  if (handle === undefined || !mentions.includes(handle)) return text;
  return (
    <PageLink key={key} page="member" params={{ handle }}>
      {text}
    </PageLink>
  );
}
