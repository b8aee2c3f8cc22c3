import { redirect } from "react-router";

/** GET /admin leads to the gifts. */
export function loader() {
  return redirect("/admin/gifts");
}

/** Never shown; a route without a component would answer programs. */
export default function AdminStart() {
  return null;
}
