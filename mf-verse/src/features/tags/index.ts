export { TagFailure, TagView } from './tag-view';
export { loadTag } from './tags.api';
