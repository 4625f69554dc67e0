import { useState } from 'react';
import { TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import { joinTags } from '@verse/api-contract/community/typed-tags';
import { tagAt } from '@verse/api-contract/mark-at';
import { CompletedTextArea } from '../../shared/completion/completed-text-area';

interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
}

/** A field for several tags, with suggestions of existing ones. */
export function TagsField({ tags, error }: TagsFieldProps) {
  const [text, setText] = useState(joinTags(tags));
  return (
    <CompletedTextArea
      label="Tags"
      name="tags"
      hint={`At most ${TAG_LIMITS.ofWork}, with spaces between them, such as #lettering #signs.`}
      rows={1}
      isOptional
      value={text}
      onText={setText}
      findMark={tagAt}
      error={error}
    />
  );
}
