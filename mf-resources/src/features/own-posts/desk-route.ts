import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCategories } from '../../shared/categories';
import { deferOutcome } from '../../shared/outcome';

export { handlePostAct as action } from './own-posts.api';

/** What every page of the desk brings: the categories to choose from. */
export const loader = (args: LoaderFunctionArgs) => deferOutcome(loadCategories(args));

/** The categories stay as they are, whatever is done to a post. */
export const shouldRevalidate = () => false;
