import { redirect } from "react-router";

/** GET /gifts: the specification's second address of Saved Gifts. */
export function loader() {
  return redirect("/saved-gifts", 308);
}
