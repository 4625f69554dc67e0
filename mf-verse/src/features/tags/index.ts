export { TagFailure, TagView } from './tag-view';
export { loadTag, loadTags } from './tags.api';
export { TagsFailure, TagsView } from './tags-view';
