import type { PaymentForm } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import { AppError } from '../../../../platform/http';
import type { OpenProject, StoredMilestone } from '../project';
import type { ProjectParts } from '../project-parts';
import { type Acting, assertSide, findMilestone, wrongState } from './acting';
import type { Settling } from './settling.service';
import type { NotifyOfWork } from './work-notices';

interface Dependencies extends Pick<ProjectParts, 'agreedOrders' | 'now'> {
  acting: Pick<Acting, 'change'>;
  settling: Pick<Settling, 'settleNow'>;
  tell: NotifyOfWork;
}

/** Records the payments that the seller has received for a milestone, and the refunds that the seller has sent. */
export function createWorkPayments({ agreedOrders, acting, settling, tell, now }: Dependencies) {
  function findPlaced(open: OpenProject, id: string): StoredMilestone {
    assertSide(open, 'seller');
    const milestone = findMilestone(open.project, id);
    if (milestone.order === null) throw wrongState('We’re still placing the order. Please try again.');
    return milestone;
  }

  return {
    /** Books a transfer, at most once per reference. The total for a milestone cannot exceed its amount. */
    async book(open: OpenProject, id: string, { minor: amount, reference, on }: PaymentForm): Promise<OpenProject> {
      if (findPlaced(open, id).state === 'cancelled') throw wrongState('This milestone was cancelled.');
      if (on > dayOf(new Date(now().getTime() + DAY_MS))) {
        const message = 'Enter the day the payment arrived.';
        throw new AppError('invalid', message, { fields: { on: message } });
      }
      await agreedOrders.book(id, { amount, reference, on, by: open.readerId });
      return { ...open, project: await settling.settleNow(open.project) };
    },

    /** Records that the seller has returned the payment for a cancelled milestone. */
    async sendBack(open: OpenProject, id: string, { reference }: { reference: string }): Promise<OpenProject> {
      const milestone = findPlaced(open, id);
      await agreedOrders.sentBack(id, reference);
      const project = await acting.change(open, {}, `sent back the payment for “${milestone.title}”`, id);
      await tell({ project, news: 'sent-back', to: ['client'], milestone, act: reference, by: open.readerId });
      return { ...open, project };
    },
  };
}

export type WorkPayments = ReturnType<typeof createWorkPayments>;
