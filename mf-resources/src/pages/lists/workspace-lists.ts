import type { LoaderFunctionArgs } from 'react-router-dom';
import { suggestTags } from '@verse/api-contract/community/tag-uses';
import { loadSuggestedMarks } from '@verse/contract/server-state';

export { loadPosts as posts, loadVersions as versions } from '../../features/own-posts';

export const tags = (args: LoaderFunctionArgs) => loadSuggestedMarks(args, suggestTags);
