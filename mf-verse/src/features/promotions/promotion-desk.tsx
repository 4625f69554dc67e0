import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { StaffPromotion, StaffPromotionList } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import type { PromotionState } from '@verse/api-contract/publishing/promotions.values';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, Card, Cluster, EmptyState, Stack } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import queue from '../../shared/queue.module.scss';
import { PromotionDialog } from './promotion-dialog';
import { removePromotion } from './promotions.api';

/** The offers of the dashboard, which staff add, edit and remove. */
export function PromotionDesk({ promotions }: StaffPromotionList) {
  const [edited, setEdited] = useState<StaffPromotion | 'new'>();
  const { revalidate } = useRevalidator();
  return (
    <Stack>
      <div>
        <Button onClick={() => setEdited('new')}>Add an offer</Button>
      </div>
      {promotions.length === 0 ? (
        <EmptyState title="No offers yet.">Add one to show it on the dashboard.</EmptyState>
      ) : (
        <ul className={queue.list}>
          {promotions.map((one) => (
            <li key={one.id}>
              <OnePromotion one={one} onEdit={() => setEdited(one)} />
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <PromotionDialog
          before={edited === 'new' ? undefined : edited}
          onDone={() => void revalidate()}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Stack>
  );
}

const STATE_LABELS: Record<PromotionState, string> = {
  shown: 'Shown',
  scheduled: 'Not yet shown',
  ended: 'Ended',
  'without-page': 'Hidden: its page does not exist',
};

const toDay = (day: string | null) => (day === null ? 'no date' : formatDay(day));

function OnePromotion({ one, onEdit }: { one: StaffPromotion; onEdit: () => void }) {
  const { id, title, subtitle, action, path, state, from, until, order } = one;
  const [isRemoving, setRemoving] = useState(false);
  const { run, isBusy } = useAction(removePromotion, { success: 'Offer removed.' });
  const heading = `offer-${id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <div className={queue.head}>
        <h2 className={queue.name} id={heading} dir="auto">
          {title}
        </h2>
        <Badge tone={state === 'shown' ? 'success' : 'warning'}>{STATE_LABELS[state]}</Badge>
      </div>
      <p dir="auto">{subtitle}</p>
      <p className={queue.facts}>
        <span>
          “{action}” opens <Link to={path}>{path}</Link>
        </span>
        <span>From: {toDay(from)}</span>
        <span>Until: {toDay(until)}</span>
        <span>Place: {order}</span>
      </p>
      <Cluster>
        <Button size="small" variant="secondary" aria-describedby={heading} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" variant="quiet" aria-describedby={heading} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </Cluster>
      {isRemoving ? (
        <ConfirmDialog
          title="Remove this offer?"
          confirm="Remove"
          keep="Keep it"
          isBusy={isBusy}
          onConfirm={() => run(one)}
          onClose={() => setRemoving(false)}
        >
          Members no longer see it on their dashboard.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
