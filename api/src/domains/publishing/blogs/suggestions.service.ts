import { isDeepStrictEqual } from 'node:util';
import type { SuggestionDecisions } from '@verse/api-contract/api';
import type { NewSuggestion } from '@verse/api-contract/publishing/blog-suggestions.schema';
import { SUGGESTION_LIMITS } from '@verse/api-contract/publishing/blog-suggestions.values';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { findChanges } from '@verse/api-contract/publishing/suggested-changes';
import { AppError, invalidField, type Person, VersionConflict } from '../../../platform/http';
import { toReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { assertAllowed } from './allowed-actions';
import type { BlogPost, PostChange, StoredSuggestion } from './blogs.repository';
import type { EditingService } from './editing.service';
import { placeWords } from './editions';
import { createPostWriter, type PostWriterParts } from './post-writer';
import { isOutdated, textOfDecisions, textUnderReview } from './suggestion-text';
import { assertKnownPictures } from './text-pictures';

export type SuggestionsService = ReturnType<typeof createSuggestions>;

const TOO_MANY =
  `That’s more than ${SUGGESTION_LIMITS.changes} changes. Suggest the most important ones, or send the ` +
  `post back and say why.`;
const OUTDATED = 'The text changed since the editor read it, so this no longer fits. Skip it, or change it yourself.';
const TOO_LONG =
  `This would take you over ${BLOG_LIMITS.content} characters. Take the shorter changes ` + `first, or all of them.`;

/** Whether the request is a retry after a lost response. */
const isSame = (earlier: StoredSuggestion | null | undefined, suggestion: StoredSuggestion): boolean =>
  earlier != null && isDeepStrictEqual({ ...earlier, sentAt: null }, { ...suggestion, sentAt: null });

interface SuggestionsParts extends PostWriterParts, Pick<People, 'peopleFor'> {
  editing: Pick<EditingService, 'find'>;
}

/** Creates the service for changes that editors suggest to a post's text, and for the author's decisions on them. */
export function createSuggestions(parts: SuggestionsParts) {
  const { editing, notifyAuthor, now, peopleFor } = parts;
  const store = createPostWriter(parts);

  /** Returns the name of another existing editor with an open suggestion, or undefined if no such editor exists. */
  async function findOther(person: Person, { suggestion }: BlogPost): Promise<string | undefined> {
    if (!suggestion || suggestion.by === person.id) return undefined;
    if (suggestion.changes.every(({ decision }) => decision !== 'open')) return undefined;
    return (await peopleFor(toReader(person), [suggestion.by])).get(suggestion.by)?.name;
  }

  async function findSuggestion(person: Person, id: string): Promise<{ post: BlogPost; suggestion: StoredSuggestion }> {
    const post = await editing.find(person, id);
    if (!post.suggestion || post.status === 'deleted')
      throw new AppError('not-found', 'There is no suggestion for this post.');
    return { post, suggestion: post.suggestion };
  }

  return {
    /**
     * Stores a suggestion and notifies the author. Replaces an earlier suggestion, unless it is by another editor and
     * still open.
     */
    async suggest(person: Person, id: string, version: number, { content, note }: NewSuggestion): Promise<BlogPost> {
      const post = await editing.find(person, id);
      assertAllowed(person, post, 'suggest');
      const other = await findOther(person, post);
      if (other !== undefined) {
        const message = `${other} has suggested changes that the author has not decided yet. Suggest yours after that.`;
        throw new AppError('conflict', message);
      }
      const base = textUnderReview(post);
      assertKnownPictures({ ...(post.revision ?? post), content });
      const found = findChanges(base, content);
      if (found.length === 0) throw invalidField('content', 'Change something in the text first.');
      if (found.length > SUGGESTION_LIMITS.changes) throw invalidField('content', TOO_MANY);
      const changes = found.map((change, index) => ({ ...change, id: String(index + 1), decision: 'open' as const }));
      const suggestion = { by: person.id, sentAt: now(), note, base, changes };
      if (isSame(post.suggestion, suggestion)) return post;
      const after = await store(post, version, { suggestion }, person);
      await notifyAuthor({ post: after, what: 'suggested', reason: note });
      return after;
    },

    /** Accepts or rejects suggested changes. Decisions can be changed until the text is edited by hand. */
    async decide(person: Person, id: string, version: number, { changes }: SuggestionDecisions): Promise<BlogPost> {
      const { post, suggestion } = await findSuggestion(person, id);
      if (post.authorId !== person.id) throw new AppError('forbidden', 'Only the author decides on suggested changes.');
      const wanted = new Map(changes.map(({ id: change, decision }) => [change, decision]));
      const decided = suggestion.changes.map((change) => ({
        ...change,
        decision: wanted.get(change.id) ?? change.decision,
      }));
      if (decided.every(({ decision }, index) => decision === suggestion.changes[index]?.decision)) return post;
      if (post.version !== version) throw new VersionConflict(post);
      const next = { ...suggestion, changes: decided };
      const content = textOfDecisions(next);
      const isTextNew = content !== textOfDecisions(suggestion);
      if (isTextNew && isOutdated(post, suggestion)) throw new AppError('conflict', OUTDATED);
      if (isTextNew && content.length > BLOG_LIMITS.content) throw new AppError('invalid', TOO_LONG);
      const words: PostChange = isTextNew ? placeWords(person, post, { content }, now()) : {};
      return store(post, version, { ...words, suggestion: next }, person);
    },

    /**
     * Removes the suggestion, whether dismissed by the author or withdrawn by its editor. Accepted changes stay in the
     * text.
     */
    async remove(person: Person, id: string, version: number): Promise<BlogPost> {
      const post = await editing.find(person, id);
      if (!post.suggestion) return post;
      const other = post.authorId === person.id ? undefined : await findOther(person, post);
      if (other !== undefined)
        throw new AppError('forbidden', `Only ${other} can withdraw these changes, and the author can dismiss them.`);
      return store(post, version, { suggestion: null }, person);
    },
  };
}
