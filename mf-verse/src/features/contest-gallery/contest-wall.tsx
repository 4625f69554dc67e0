import { Gallery, PastEntries } from './gallery';
import type { ContestPictures } from './gallery.api';

interface ContestWallProps {
  contestId: string;
  pictures: ContestPictures;
}

/** Pictures of entries: of this contest after its results, of an earlier one until then. */
export const ContestWall = ({ contestId, pictures: { shown, past } }: ContestWallProps) =>
  shown ? <Gallery contestId={contestId} gallery={shown.page} /> : <PastEntries past={past} />;
