import { addressOf } from '@verse/contract/addresses';
import type { PreferenceEmail } from '../../../platform/feature';
import { type Line, type NotificationSource, SITE } from '../../../platform/notify';
import type { Accounts, Notifications } from '../../../platform/ports';
import type { StoredSuggestion, ToolSuggestionRepository } from './tool-suggestions.repository';

const KIND = 'suggestion-decided';

/** Notifies the author of a suggestion, unless the account has been deleted. */
export const createAuthorNotifier =
  ({ emailMember, notify }: Pick<Accounts, 'emailMember'> & Pick<Notifications, 'notify'>) =>
  async ({ authorId, id, name, status, version, decisions }: StoredSuggestion): Promise<void> => {
    if (authorId === null) return;
    await emailMember(authorId, KIND, { name, status, reason: decisions.at(-1)?.reason ?? '' }, SITE);
    if (status !== 'waiting')
      await notify(authorId, { kind: 'suggestions', subject: `${id} ${status}`, act: String(version), by: SITE });
  };

export const suggestionNotifications = ({ listOf }: Pick<ToolSuggestionRepository, 'listOf'>): NotificationSource => ({
  kinds: ['suggestions'],
  mails: 'itself',
  async linesFor(memberId) {
    const own = await listOf(memberId);
    const lines = own.flatMap(({ id, name }): [string, Line][] => [
      [`${id} approved`, { text: `Your tool “${name}” is in the directory`, path: addressOf('resources') }],
      [`${id} declined`, { text: `Your tool “${name}” was not added`, path: addressOf('tool-suggestions') }],
    ]);
    return new Map(lines);
  },
});

export const decisionMail = (publicOrigin: string): PreferenceEmail => ({
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
