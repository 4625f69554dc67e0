export { HandleForm } from './handle-form';
export { actOnWork, saveHandle, savePicture, saveProfile, saveWork } from './own-profile.api';
export { PicturesForm } from './pictures-form';
export { ProfileForm } from './profile-form';
export { WorksEditor } from './works-editor';
