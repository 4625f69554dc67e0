import { loadPosts } from '../../features/own-posts';
import { listRoute } from '../../shared/list-route';

export const loader = listRoute(loadPosts);
