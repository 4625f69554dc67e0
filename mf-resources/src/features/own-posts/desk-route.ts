import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCategories } from '../../shared/categories';
import { deferOutcome } from '../../shared/outcome';

export { handleOwnPosts as action } from './own-posts.api';

/** What every page of the desk brings: the categories to choose from. */
export const loader = (args: LoaderFunctionArgs) => deferOutcome(loadCategories(args));

/** What is done to a post brings its own answer. */
export const shouldRevalidate = () => false;
