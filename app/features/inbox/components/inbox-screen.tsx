import { Mail } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { answerAddress, type InboxAddress, inboxPath, MESSAGES_PER_PAGE } from "../inbox-form.ts";
import type { ContactMessage } from "../types.ts";

interface InboxScreenProps {
  asked: InboxAddress;
  messages: readonly ContactMessage[];
  counts: { open: number; done: number };
  siteName: string;
  /** What was just done. */
  done?: string;
}

/** What readers have written through the contact form: what is open, and what somebody has dealt with. */
export function InboxScreen({ asked, messages, counts, siteName, done }: InboxScreenProps) {
  const { folder, page } = asked;
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader title="Inbox" subtitle="Messages from the contact form. You reply from your own email app." />
      <LinkTabs
        label="Messages"
        tabs={[
          { to: "/admin/inbox", label: `Open (${counts.open})`, isCurrent: folder === "open" },
          { to: "/admin/inbox?folder=done", label: `Done (${counts.done})`, isCurrent: folder === "done" },
        ]}
      />
      {done === undefined ? null : (
        <p role="status" className="rounded-control bg-sky px-4 py-3">
          {done}
        </p>
      )}
      {messages.length === 0 ? (
        <EmptyState
          title={folder === "open" ? "No open messages" : "Nothing here yet"}
          text={
            folder === "open"
              ? "Messages people send you will show up here."
              : "Messages you mark as done show up here. They’re deleted a year after they arrive."
          }
        />
      ) : (
        <ol aria-label="Messages" className="flex flex-col gap-4">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} siteName={siteName} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(counts[folder] / MESSAGES_PER_PAGE))}
        hrefFor={(to) => inboxPath({ folder, page: to })}
      />
    </div>
  );
}

function MessageCard({ message, siteName }: { message: ContactMessage; siteName: string }) {
  const { id, name, email, receivedAt, isMailed, doneAt, doneBy } = message;
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  return (
    <article aria-labelledby={`from-${id}`} className="rounded-card border border-line bg-card p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`from-${id}`} className="font-text text-[1.0625rem] font-semibold tracking-normal break-words">
          {name}
        </h2>
        <p className="min-w-0 break-all text-soft-ink">{email}</p>
        {isMailed ? null : <Badge tone="featured">Not emailed, only here</Badge>}
        <p className="ml-auto text-sm text-soft-ink">
          <LocalTime date={receivedAt} />
        </p>
      </header>
      <p className="mt-3 max-w-measure break-words whitespace-pre-wrap">{message.message}</p>
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <a href={answerAddress(siteName, message)} className={buttonClasses({ size: "sm" })} aria-label={`Reply to ${name}`}>
          <Mail aria-hidden className="size-4" />
          Reply
        </a>
        <Button
          type="submit"
          name="intent"
          value={doneAt === null ? "done" : "reopen"}
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={doneAt === null ? `Mark as done: message from ${name}` : `Reopen: message from ${name}`}
        >
          {doneAt === null ? "Mark as done" : "Reopen"}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Delete: message from ${name}`}
          onClick={() => setIsAsking(true)}
          className="text-ribbon"
        >
          Delete
        </Button>
        {doneAt === null ? null : (
          <p className="ml-auto text-sm text-soft-ink">
            Done <LocalTime date={doneAt} />
            {doneBy === null ? null : ` by ${doneBy}`}
          </p>
        )}
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit({ intent: "delete", id }, { method: "post", preventScrollReset: true });
        }}
        title="Delete this message?"
        text={`${name}’s message will be gone for good.`}
      />
    </article>
  );
}
