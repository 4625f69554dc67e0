import { type PostMark, splitMarks } from '@verse/api-contract/post-marks';
import { PlaceLink } from '@verse/contract/place-link';

/** Renders text with links to tags, and to members whose handles are in `mentions`. */
export const linkMarks = (text: string, mentions: readonly string[]) =>
  splitMarks(text).map((mark, index) => linkMark(mark, index, mentions));

function linkMark({ text, tag, handle }: PostMark, key: number, mentions: readonly string[]) {
  if (tag !== undefined)
    return (
      <PlaceLink key={key} place="tag" params={{ tag }}>
        {text}
      </PlaceLink>
    );
  if (handle === undefined || !mentions.includes(handle)) return text;
  return (
    <PlaceLink key={key} place="member" params={{ handle }}>
      {text}
    </PlaceLink>
  );
}
