import { useId } from 'react';
import type { RelatedWorks as Related, TaggedWork } from '@verse/api-contract/api';
import { Stack } from '@verse/ui';
import { WallList } from '../../shared/wall/wall-list';
import { WorkTile } from '../../shared/wall/work-tile';

interface RelatedWorksProps {
  related: Related;
  maker: string;
}

/** Walls of other works of the maker, and of works with the same tags. */
export const RelatedWorks = ({ related: { byMaker, alike }, maker }: RelatedWorksProps) => (
  <>
    <Wall title={`More by ${maker}`} works={byMaker} />
    <Wall title="More like this" works={alike} />
  </>
);

function Wall({ title, works }: { title: string; works: TaggedWork[] }) {
  const id = useId();
  if (works.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      <WallList label={title}>
        {works.map((work) => (
          <WorkTile key={work.id} work={work} />
        ))}
      </WallList>
    </Stack>
  );
}
