import { FilePlus2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ListedPage } from "../types.ts";

interface PagesScreenProps {
  pages: readonly ListedPage[];
  /** What was just done, and the id with which it can be undone. */
  done: { text: string; undoId: string | null } | null;
}

/** The screen of the site's pages of text: those that every site has, and the owner's own. */
export function PagesScreen({ pages, done }: PagesScreenProps) {
  const own = pages.filter(({ isBuiltIn }) => !isBuiltIn);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Pages"
        subtitle="About, the small print, and any pages you add, such as one for the press."
        actions={
          <ButtonLink to="/admin/pages/new">
            <FilePlus2 aria-hidden className="size-4.5" />
            New page
          </ButtonLink>
        }
      />
      {done === null ? null : (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-sky px-4 py-3">
          <span>{done.text}</span>
          {done.undoId === null ? null : <ChangeButton intent="restore" id={done.undoId} label="Undo" name="Undo" />}
        </div>
      )}
      <PageList
        title="Your own pages"
        pages={own}
        empty="None yet. Pages you add live under /pages, with a link in the footer or the header if you like."
      />
      <PageList title="Standard pages" pages={pages.filter(({ isBuiltIn }) => isBuiltIn)} empty="" />
    </div>
  );
}

function PageList({ title, pages, empty }: { title: string; pages: readonly ListedPage[]; empty: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-subheading">{title}</h2>
      {pages.length === 0 ? (
        <p className="text-soft-ink">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {pages.map((page) => (
            <PageRow key={page.ref} page={page} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PageRow({ page: { ref, title, path, isBuiltIn, id, isPublished, isInFooter, header, changedAt } }: { page: ListedPage }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/admin/pages/${ref}`} className="inline-block py-1 font-semibold text-evergreen hover:underline">
            {title}
          </Link>
          {isBuiltIn && id === null ? <Badge tone="outline">Built-in text</Badge> : null}
          {isPublished ? null : <Badge tone="out-of-stock">Draft</Badge>}
          {isInFooter ? <Badge tone="outline">In the footer</Badge> : null}
          {header === "none" ? null : <Badge tone="outline">{header === "linked" ? "In the header" : "No room in the header"}</Badge>}
        </p>
        <p className="text-sm text-soft-ink">
          <a href={path} className="inline-block py-1 hover:underline">
            {path}
          </a>
          {changedAt === null ? null : (
            <>
              {" "}
              · changed <LocalTime date={changedAt} />
            </>
          )}
        </p>
      </div>
      {id === null ? null : (
        <ChangeButton
          intent="delete"
          id={id}
          label={isBuiltIn ? "Restore the built-in text" : "Delete"}
          name={isBuiltIn ? `Restore the built-in text of ${title}` : `Delete ${title}`}
        />
      )}
    </li>
  );
}

function ChangeButton({ intent, id, label, name }: { intent: "delete" | "restore"; id: string; label: string; name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant={intent === "delete" ? "quiet" : "secondary"}
        className={intent === "delete" ? "text-ribbon" : undefined}
        aria-label={name}
      >
        {label}
      </Button>
    </Form>
  );
}
