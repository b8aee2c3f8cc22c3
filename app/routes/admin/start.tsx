import { redirect } from "react-router";

/** GET /admin leads to the first screen that there is. */
export function loader() {
  return redirect("/admin/access-requests");
}

/** Never shown; a route without a component would answer programs. */
export default function AdminStart() {
  return null;
}
