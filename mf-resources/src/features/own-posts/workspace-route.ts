import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCategories } from '../../shared/categories';
import { deferResult } from '../../shared/deferred-result';

/** Every page of the editor workspace loads the categories to choose from. */
export const loader = (args: LoaderFunctionArgs) => deferResult(loadCategories(args));

/** No change of a post changes the categories. */
export const shouldRevalidate = () => false;
