import { redirect } from "react-router";

/** GET /gifts, the address that the specification also has for Saved Gifts. */
export function loader() {
  return redirect("/saved-gifts", 308);
}
