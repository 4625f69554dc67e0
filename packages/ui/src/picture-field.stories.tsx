import { PictureField } from './picture-field';

const PICTURE = {
  label: 'Cover',
  name: 'cover',
  hint: 'At most 5 MB.',
  types: ['image/png', 'image/jpeg'],
  check: () => Promise.resolve(null),
  room: 1,
  onChoose: () => undefined,
};

export default {
  default: <PictureField {...PICTURE} />,
  error: <PictureField {...PICTURE} error="Choose a picture." />,
  full: <PictureField {...PICTURE} hint="Five of five pictures." room={0} />,
};
