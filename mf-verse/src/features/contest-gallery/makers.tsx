import type { ContestGallery } from '@verse/api-contract/api';
import parts from '../../shared/contest-parts.module.scss';
import { MemberName } from '../../shared/member-name';

/** Who made an entry, with their team. */
export const Makers = ({ team, makers }: Pick<ContestGallery['entries'][number], 'team' | 'makers'>) => (
  <>
    {team ? (
      <>
        <bdi>{team}</bdi>:{' '}
      </>
    ) : null}
    {makers.map((maker, index) => (
      <span key={index}>
        {index > 0 ? ', ' : ''}
        <MemberName {...maker} className={parts.link} />
      </span>
    ))}
  </>
);
