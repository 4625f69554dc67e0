import { listRoute } from '../../shared/list-route';
import { loadTagCompletion } from '../../shared/tag-completion';

export const loader = listRoute(loadTagCompletion);
