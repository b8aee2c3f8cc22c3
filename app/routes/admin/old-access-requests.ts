import { redirect } from "react-router";

/** GET /admin/access-requests: the address in older mails about requests for access. */
export function loader() {
  return redirect("/admin/people", 301);
}
