import { useState } from 'react';
import { TAG_LIMITS } from '@verse/api-contract/community/tags.values';
import { tagAt } from '@verse/api-contract/mark-at';
import { useSession, useShell } from '@verse/contract/react';
import { type Completion, useLoad } from '@verse/contract/server-state';
import { CompletionField } from '@verse/ui';
import { WORKSPACE_LISTS } from './workspace-paths';

interface TagsFieldProps {
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** A field for a post's tags, which suggests existing ones to members. */
export function TagsField({ value, error, onText }: TagsFieldProps) {
  const base = useShell().href('blog-management');
  const isMember = useSession().status === 'member';
  const [asked, setAsked] = useState<string | null>(null);
  const query = isMember && base && asked !== null ? `?${new URLSearchParams({ mark: asked })}` : null;
  const { data } = useLoad<Completion>(query === null ? null : `${base}/${WORKSPACE_LISTS.tags}${query}`);
  return (
    <CompletionField
      label="Tags"
      name="tags"
      autoComplete="off"
      hint={`At most ${TAG_LIMITS.ofBlogPost}, with spaces between them, such as #lettering #signs.`}
      rows={1}
      isOptional
      value={value}
      error={error}
      onText={onText}
      findMark={tagAt}
      onMark={setAsked}
      completion={data}
    />
  );
}
