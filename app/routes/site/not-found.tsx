import { throwPageError } from "#app/platform/errors.ts";

export function loader() {
  return throwPageError(404);
}

/** Never shown, since the layout's error page replaces it. Without a component the route would answer with data instead of a page. */
export default function NotFound() {
  return null;
}
