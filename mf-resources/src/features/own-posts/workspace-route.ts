import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCategories } from '../../shared/categories';
import { deferResult } from '../../shared/deferred-result';

/** Loads the categories for the filter, which every page of the editor workspace needs. */
export const loader = (args: LoaderFunctionArgs) => deferResult(loadCategories(args));

/** Changes to posts do not change the categories. */
export const shouldRevalidate = () => false;
