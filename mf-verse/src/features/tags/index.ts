export { TagFrame, TagView } from './tag-view';
export { loadTag, loadTags } from './tags.api';
export { TagsFrame, TagsView } from './tags-view';
