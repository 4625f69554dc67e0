export { Gallery } from './gallery';
export { loadAgreement, loadGallery } from './gallery.api';
export { GalleryAgreement } from './gallery-agreement';
