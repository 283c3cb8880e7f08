/** The router names that remotes may use. Naming them one by one keeps the rest of the router out of the bundle. */
export {
  generatePath,
  Link,
  type LoaderFunctionArgs,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
