import { loadSuggestions } from '../../features/tool-suggestions';
import { listRoute } from '../../shared/list-route';

export const loader = listRoute(loadSuggestions);
