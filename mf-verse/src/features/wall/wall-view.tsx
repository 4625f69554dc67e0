import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFilters } from '@verse/contract/filters';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { EmptyState } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { PageTabs } from '../../shared/page-tabs';
import { WallList } from '../../shared/wall/wall-list';
import { WorkTile } from '../../shared/wall/work-tile';
import type { WallPage } from './wall.api';
import { WALL_FILTERS } from './wall-filters';
import styles from './wall-view.module.scss';

const LEAD = 'Work by our members, chosen by people. Open one to see who made it, and how.';

function toQuery(craft: string | undefined, show: string | undefined): string {
  if (craft) return `?craft=${encodeURIComponent(craft)}`;
  return show ? '?show=new' : '';
}

interface WallFrameProps {
  /** Undefined if the works could not be loaded. */
  page: WallPage | undefined;
  children: ReactNode;
}

const titleOf = (craft: string | undefined, show: string | undefined) =>
  craft ? `Works: #${craft}` : show ? 'New works' : 'Works';

export function WallFrame({ page, children }: WallFrameProps) {
  const [search] = useSearchParams();
  const { craft, show } = WALL_FILTERS.read(search);
  const title = titleOf(craft, show);
  return (
    <ListPage title={title} lead={LEAD} isPublic>
      <PageHead
        title={title}
        description={LEAD}
        place="works"
        query={toQuery(craft, show)}
        isListed={craft === undefined || (page?.crafts.includes(craft) ?? false)}
      />
      {children}
    </ListPage>
  );
}

interface CraftsProps {
  crafts: string[];
  craft: string | undefined;
  show: string | undefined;
}

function Crafts({ crafts, craft, show }: CraftsProps) {
  const works = useShell().href('works');
  const shown = craft && !crafts.includes(craft) ? [...crafts, craft] : crafts;
  return (
    <PageTabs
      label="Works"
      tabs={[
        { name: 'Chosen', to: works, isCurrent: craft === undefined && show === undefined },
        { name: 'New', to: works && `${works}?show=new`, isCurrent: craft === undefined && show === 'new' },
        ...shown.map((one) => ({
          name: `#${one}`,
          to: works && `${works}?craft=${encodeURIComponent(one)}`,
          isCurrent: one === craft,
        })),
      ]}
    />
  );
}

export function WallView({ data }: { data: WallPage }) {
  useOwnPart(data, useSession().status === 'member');
  const { query, restAt, values } = useFilters(WALL_FILTERS);
  const { box, heading, ...list } = usePagedList(data, { query, noun: ['work', 'works'] });
  return (
    <>
      <Crafts crafts={data.crafts} {...values} />
      <p className={styles.count} ref={heading} tabIndex={-1}>
        {list.shown}
      </p>
      {list.entries.length === 0 ? (
        <EmptyState title="No works to show yet." action={<PageLink page="profile">Add a work</PageLink>}>
          Works on members’ profiles appear under New. The best of them are chosen for this page.
        </EmptyState>
      ) : null}
      <WallList ref={box} label="Works">
        {list.entries.map((work, index) => (
          <WorkTile key={work.id} work={work} isPriority={index === 0} />
        ))}
      </WallList>
      {list.entries.length > 0 ? <LoadMore list={list} moreAt={restAt(data.next)} /> : null}
    </>
  );
}
