import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { WaitingDesk } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { Badge, Button, Card } from '@verse/ui';
import queue from '../../shared/queue.module.scss';
import { OpenDialog } from './open-dialog';

type DeskList = WaitingDesk['lists'][number];

/** All waiting lists with the number of people on each. Opening a list writes to everyone on it. */
export function DeskLists({ lists }: WaitingDesk) {
  const [opening, setOpening] = useState<DeskList>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ul className={queue.list}>
        {lists.map((list) => (
          <li key={list.name}>
            <OneList list={list} onOpen={() => setOpening(list)} />
          </li>
        ))}
      </ul>
      {opening ? (
        <OpenDialog list={opening} onClose={() => setOpening(undefined)} onDone={() => void revalidate()} />
      ) : null}
    </>
  );
}

const people = (count: number) => formatCount(count, 'person', 'people');

function OneList({ list, onOpen }: { list: DeskList; onOpen: () => void }) {
  const { name, title, text, page, waiting, unconfirmed, written } = list;
  const heading = `waiting-list-${name}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <div className={queue.head}>
        <h2 className={queue.name} id={heading}>
          {title}
        </h2>
        <Badge tone={page === null ? 'warning' : 'success'}>{page === null ? 'In preparation' : 'Open'}</Badge>
      </div>
      <p>{text}</p>
      <p className={queue.facts}>
        <span>Waiting: {people(waiting)}</span>
        <span>Not confirmed: {people(unconfirmed)}</span>
        <span>Written to: {people(written)}</span>
      </p>
      {page === null ? (
        <Button size="small" variant="secondary" aria-describedby={heading} onClick={onOpen}>
          Open this list
        </Button>
      ) : (
        <Link to={page}>{page}</Link>
      )}
    </Card>
  );
}
