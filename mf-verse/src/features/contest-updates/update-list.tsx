import { type ReactNode, useState } from 'react';
import type { ContestUpdate } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { useAction } from '@verse/contract/server-state';
import { Button, Card } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import parts from '../../shared/contest-parts.module.scss';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { prefixFailure } from '../../shared/prefix-failure';
import { ReportButton } from '../../shared/report-button';

const REMOVED = {
  organisation: 'The organisation removed this update.',
  staff: 'Our staff removed this update.',
};

interface UpdateListProps {
  updates: readonly ContestUpdate[];
  /** Removes an update; omitted for readers who cannot. */
  remove?: ((api: ApiClient, id: string) => Promise<unknown>) | undefined;
  /** Whether the reader can report an update to the moderators. */
  isReportable?: boolean;
}

/** Updates of an organisation, newest first. */
export const UpdateList = ({ updates, remove, isReportable = false }: UpdateListProps) => (
  <ul className={parts.list}>
    {updates.map((update) => (
      <li key={update.id}>
        <Update update={update}>
          {remove && update.removedBy === null ? <Removing id={update.id} remove={remove} /> : null}
          {isReportable && update.removedBy === null ? (
            <div>
              <ReportButton type="update" id={update.id} label={`Report the update: ${update.title}`} />
            </div>
          ) : null}
        </Update>
      </li>
    ))}
  </ul>
);

function Update({
  update: { id, title, text, at, removedBy },
  children,
}: {
  update: ContestUpdate;
  children: ReactNode;
}) {
  const heading = `update-${id}`;
  return (
    <Card as="article" className={parts.card} aria-labelledby={heading}>
      <h3 id={heading} dir="auto">
        {removedBy === null ? title : REMOVED[removedBy]}
      </h3>
      <p className={parts.quiet}>
        <MomentText moment={at} />
      </p>
      {text ? <MemberText text={text} /> : null}
      {children}
    </Card>
  );
}

function Removing({ id, remove }: { id: string; remove: NonNullable<UpdateListProps['remove']> }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useAction(
    (api, _: undefined) => remove(api, id).catch(prefixFailure('We couldn’t remove the update')),
    { success: 'The update was removed.', shouldRevalidate: ({ ok }) => ok },
  );
  return (
    <div>
      <Button variant="quiet" size="small" aria-describedby={`update-${id}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title="Remove the update?"
          confirm="Remove it"
          keep="Keep it"
          isBusy={isBusy}
          onConfirm={() => run(undefined)}
          onClose={() => setAsked(false)}
        >
          The text goes. Everyone still sees that an update was here, and who removed it.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
