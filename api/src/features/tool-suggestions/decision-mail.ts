import { addressOf } from '@verse/contract/addresses';
import type { Notice, Tell } from '../../platform/feature';
import type { StoredSuggestion } from './tool-suggestions.repository';

const KIND = 'suggestion-decided';

/** Tells whoever suggested it, unless the account is gone. */
export const tellerOf =
  (tell: Tell) =>
  async ({ authorId, name, status, decisions }: StoredSuggestion): Promise<void> => {
    if (authorId !== null) await tell(authorId, KIND, { name, status, reason: decisions.at(-1)?.reason ?? '' });
  };

/** What became of a suggestion. */
export const decisionMail = (publicOrigin: string): Notice => ({
  kind: KIND,
  event: 'suggestions',
  write({ name = '', status = '', reason = '' }) {
    if (status === 'approved') {
      return {
        subject: 'Your tool is in the directory',
        paragraphs: [`“${name}” is now in the tools directory. Thank you for the suggestion.`],
        action: { label: 'See the directory', url: publicOrigin + addressOf('resources') },
      };
    }
    if (status !== 'declined') return undefined;
    return {
      subject: 'Your tool was not added',
      paragraphs: [
        `Thank you for suggesting “${name}”. We did not add it to the directory.`,
        ...(reason === '' ? [] : [`The reason: ${reason}`]),
      ],
      action: { label: 'See your suggestions', url: publicOrigin + addressOf('tool-suggestions') },
    };
  },
});
