import { lazy, Suspense, useId, useState } from 'react';
import type { Webinar } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { Badge, Button, EmptyState } from '@verse/ui';
import { MomentText } from '../../shared/moment-text';
import { setSeat } from './dashboard.api';
import { Part } from './part';
import rows from './rows.module.scss';
import styles from './upcoming-webinars.module.scss';

const ExampleDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-example" */ '../../shared/example-dialog');
  return { default: dialog.ExampleDialog };
});

export function UpcomingWebinars({ webinars }: { webinars: readonly Webinar[] | undefined }) {
  return (
    <Part title="Upcoming Webinars" anchor="webinars" hasFailed={!webinars}>
      {webinars?.length === 0 ? <EmptyState title="No webinars planned right now." /> : null}
      <ul className={rows.list}>
        {webinars?.map((webinar) => (
          <li key={webinar.id} className={rows.row}>
            <WebinarRow webinar={webinar} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function WebinarRow({ webinar: { id, title, startsAt, isSample, hasSeat } }: { webinar: Webinar }) {
  const name = useId();
  const [isExample, setExample] = useState(false);
  const { isOn, set, button } = useToggle({
    isOn: hasSeat,
    send: (api, on) => setSeat(api, id, on),
    failed: 'We couldn’t save your seat',
    success: (on) => (on ? `You have a seat in “${title}”.` : `You gave back your seat in “${title}”.`),
  });
  return (
    <>
      <div className={rows.words}>
        <h3 id={name} dir="auto">
          {title}
        </h3>
        <div className={rows.time}>
          <MomentText moment={startsAt} isStart />
        </div>
        {isSample ? <Badge>Example</Badge> : null}
      </div>
      <div className={styles.ways}>
        {isOn ? (
          <a href={`/api/webinars/${id}/calendar.ics`} download aria-describedby={name}>
            Add to calendar
          </a>
        ) : null}
        <Button
          ref={button}
          variant={isOn ? 'secondary' : 'primary'}
          size="small"
          aria-describedby={name}
          onClick={isSample && !isOn ? () => setExample(true) : () => set(!isOn)}
        >
          {isOn ? 'Leave' : 'Join'}
        </Button>
      </div>
      {isExample ? (
        <Suspense>
          <ExampleDialog what="webinar" onClose={() => setExample(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
