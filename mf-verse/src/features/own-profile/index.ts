export { HandleForm } from './handle-form';
export { PicturesForm } from './pictures-form';
export { ProfileForm } from './profile-form';
export { WorksEditor } from './works-editor';
