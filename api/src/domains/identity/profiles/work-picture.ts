import type { Picture } from '@verse/api-contract/api';
import { pictureView } from '../../../platform/images';
import type { WorkPicture } from '../../../platform/ports';

export const workPictureView = ({ picture, alt, focus }: WorkPicture): Picture => pictureView(picture, alt, focus);
