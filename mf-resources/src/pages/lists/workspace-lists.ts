import { suggestTags } from '@verse/api-contract/community/tag-uses';
import { loadSuggestedMarks } from '@verse/contract/server-state';
import { loadPosts, loadVersions } from '../../features/own-posts';
import { listRoute } from '../../shared/list-route';

export const posts = listRoute(loadPosts);
export const versions = listRoute(loadVersions);
export const tags = listRoute((args) => loadSuggestedMarks(args, suggestTags));
