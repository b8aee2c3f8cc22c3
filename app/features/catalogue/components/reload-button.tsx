import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";

function reload(event: FormEvent) {
  event.preventDefault();
  window.location.reload();
}

/** Reloads the page; without JavaScript it submits a form to the same address. */
export function ReloadButton({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname} onSubmit={reload}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  );
}
