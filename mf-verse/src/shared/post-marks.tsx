import { splitMarks } from '@verse/api-contract/post-marks';
import { PlaceLink } from '@verse/contract/place-link';
import { splitText } from './post-text';

interface PostMarksProps {
  text: string;
  /** Handles in the text that lead to a profile. */
  mentions: readonly string[];
}

/** A post's words, with links to the web, to tags, and to members. */
export const PostMarks = ({ text, mentions }: PostMarksProps) => (
  <>
    {splitText(text).map((part, index) =>
      part.href ? (
        <a key={index} dir="ltr" href={part.href} target="_blank" rel="nofollow ugc noopener">
          {part.text}
        </a>
      ) : (
        splitMarks(part.text).map((mark, at) => linkMark(mark, `${index} ${at}`, mentions))
      ),
    )}
  </>
);

function linkMark(
  { text, tag, handle }: ReturnType<typeof splitMarks>[number],
  key: string,
  mentions: readonly string[],
) {
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
