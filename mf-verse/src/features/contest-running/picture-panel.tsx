import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { PictureForm } from '../../shared/picture-form';
import { removePicture, type RunningPage, setPicture } from './running.api';

export const PicturePanel = ({ page: { organisation, contest } }: { page: RunningPage }) => (
  <PictureForm
    label="Picture"
    lead="Shown on the card and on the page of the contest."
    picture={contest.picture}
    texts={CONTEST_PICTURE_TEXTS}
    save={(api, picture) => setPicture(api, organisation.handle, contest.id, picture)}
    remove={(api) => removePicture(api, organisation.handle, contest.id)}
  />
);
