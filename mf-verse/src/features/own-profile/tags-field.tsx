import { useState } from 'react';
import { TAG_LIMITS } from '@verse/api-contract/tags';
import { CompletedTextArea } from '../../shared/completion/completed-text-area';
import { tagAt } from '../../shared/completion/mark-at';

interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
}

/** A field for several tags, with suggestions of existing ones. */
export function TagsField({ tags, error }: TagsFieldProps) {
  const [text, setText] = useState(tags.map((tag) => `#${tag}`).join(' '));
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
