import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import { pictureView } from '../../../platform/images';
import type { ClosingService } from './closing.service';
import type { Organisation } from './organisation';
import type { OrganisationParts } from './organisation-parts';

interface Dependencies extends Pick<OrganisationParts, 'access' | 'organisations'> {
  closing: Pick<ClosingService, 'suspend' | 'reopen'>;
}

const textOf = ({ name, description }: Organisation) => `${name}\n${description}`.trim();

/** Removing an organisation suspends it: its page disappears, its jobs are closed, and its members become read-only. */
export const createReportableOrganisations = ({ access, organisations, closing }: Dependencies): ReportableContent => ({
  async find(_person, typed) {
    const one = await access.byHandle(typed.toLowerCase());
    if (one?.state !== 'open') return undefined;
    const { id, handle, ownerIds } = one;
    return {
      id,
      // The longest-serving owner is notified of decisions and can appeal against them.
      authorId: ownerIds[0] ?? '',
      text: textOf(one),
      path: addressOf('organisation', { handle }),
    };
  },
  async now(id) {
    const one = await organisations.find(id);
    if (!one) return undefined;
    const { state, logo, logoAlt } = one;
    return {
      state: state === 'suspended' ? 'removed' : 'shown',
      text: textOf(one),
      picture: logo ? pictureView(logo, logoAlt) : null,
      below: null,
    };
  },
  remove: (id, { rule, quote, reason, at }) => closing.suspend(id, { rule, quote, reason, at }),
  restore: (id) => closing.reopen(id),
});
