import { redirect } from "react-router";

/** GET /admin redirects to the gifts. */
export function loader() {
  return redirect("/admin/gifts");
}

/** Never shown; without a component the route would answer with data instead of a page. */
export default function AdminStart() {
  return null;
}
