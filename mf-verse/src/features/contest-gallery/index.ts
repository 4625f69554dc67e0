export { ContestWall } from './contest-wall';
export { Exhibition, findWinner } from './exhibition';
export { Gallery, PastEntries } from './gallery';
export { loadAgreement, loadContestPictures, loadExhibition } from './gallery.api';
export { GalleryAgreement } from './gallery-agreement';
