import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { RefusedChange } from "../list.types.ts";
import type { ChangeList } from "./use-list-changes.ts";

/** What the forms that change a list have in common. They are plain forms, which scripts send without leaving the page. */
export interface EditFormProps {
  /** Where the form is sent by readers without JavaScript. */
  listPath: string;
  change: ChangeList;
  /** Called once it is changed, or given up. */
  onDone: () => void;
  /** The page that the form stands on, where it stands on one instead of in a dialog. */
  place?: "page";
  /** What came back of it as a plain form. */
  refused?: RefusedChange | null;
}

/** Gives a change up: closes the dialog, or leads back to the list. */
export function CancelEdit({ place, listPath, onDone }: Pick<EditFormProps, "place" | "listPath" | "onDone">) {
  return place === "page" ? (
    <ButtonLink variant="secondary" to={listPath}>
      Cancel
    </ButtonLink>
  ) : (
    <Button variant="secondary" onClick={onDone}>
      Cancel
    </Button>
  );
}
