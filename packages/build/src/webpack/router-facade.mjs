// The names of react-router-dom that reach the browser. Sharing the whole package would cost every visitor 24 kB.
// Add a name here when a page needs it; an import of a name that is missing fails the build (curated-imports.mjs).
export {
  Form,
  Link,
  Outlet,
  RouterContextProvider,
  ScrollRestoration,
  UNSAFE_ErrorResponseImpl,
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  useActionData,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
