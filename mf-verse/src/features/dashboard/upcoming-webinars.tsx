import { useId } from 'react';
import type { Webinar } from '@verse/api-contract/webinars';
import { Button, EmptyState } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import type { SeatAct } from './dashboard.api';
import { Part } from './part';
import rows from './rows.module.scss';
import styles from './upcoming-webinars.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const OWN_ZONE = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

export function UpcomingWebinars({ webinars }: { webinars: readonly Webinar[] | undefined }) {
  return (
    <Part title="Upcoming Webinars" anchor="webinars" hasFailed={!webinars}>
      {webinars?.length === 0 ? <EmptyState title="No webinars are planned right now." /> : null}
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

function WebinarRow({ webinar: { id, title, date, time, startsAt, hasSeat } }: { webinar: Webinar }) {
  const name = useId();
  const { on, wish, button } = useAct<SeatAct>({
    is: hasSeat,
    act: (wished) => ({ id, on: wished }),
    refused: 'Your seat was not saved',
    done: (wished) => (wished ? `You have a seat in “${title}”.` : `You gave back your seat in “${title}”.`),
  });
  return (
    <>
      <div className={rows.words}>
        <h3 className={styles.title} id={name} dir="auto">
          {title}
        </h3>
        <time className={rows.time} dateTime={startsAt}>
          {DAY.format(new Date(date))}, {time}
          <span> ({OWN_ZONE.format(new Date(startsAt))})</span>
        </time>
      </div>
      <div className={styles.ways}>
        {on ? (
          <a href={`/api/webinars/${id}/calendar.ics`} download aria-describedby={name}>
            Add to calendar
          </a>
        ) : null}
        <Button
          ref={button}
          variant={on ? 'secondary' : 'primary'}
          size="small"
          aria-describedby={name}
          onClick={() => wish(!on)}
        >
          {on ? 'Leave' : 'Join'}
        </Button>
      </div>
    </>
  );
}
