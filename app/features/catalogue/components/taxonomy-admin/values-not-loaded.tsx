import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";

/** Stands in for values that could not be read: a toast reports it, and a retry button stands in their place. */
export function ValuesNotLoaded({ title, text }: { title: string; text: string }) {
  const { revalidate, state } = useRevalidator();
  const { showToast } = useToast();
  useEffect(() => void showToast({ title, description: text, type: "destructive" }), [showToast, title, text]);
  return (
    <ErrorState
      title={title}
      text={text}
      action={
        <Button variant="secondary" busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
