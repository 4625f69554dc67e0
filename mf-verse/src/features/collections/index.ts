export { CollectionFrame, CollectionView } from './collection-view';
export { loadCollection, loadCollections } from './collections.api';
export { CollectionList } from './collection-list';
export { MemberCollections } from './collection-cards';
