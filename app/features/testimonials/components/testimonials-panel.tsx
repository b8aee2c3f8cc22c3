import { Form } from "react-router";
import type { FormFailure } from "#app/features/accounts/components/use-failure.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { EditableTestimonial } from "../types.ts";
import { TestimonialForm } from "./testimonial-form.tsx";

interface TestimonialsPanelProps {
  testimonials: readonly EditableTestimonial[];
  /** The change that was just made, and the id with which it can be undone. */
  done?: { text: string; undoId?: string };
  /** Refused form that was submitted without JavaScript, with the id of its testimonial. */
  failure?: FormFailure;
}

/** The screen of the home page's testimonials, where they are added, changed, hidden and deleted. */
export function TestimonialsPanel({ testimonials, done, failure }: TestimonialsPanelProps) {
  const isOf = (id: string | undefined) => failure !== undefined && failure.typed?.id === id;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Testimonials" subtitle="What shoppers say on the home page. If none are shown, the section is hidden." />
      {done ? (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-sky px-4 py-3">
          <span>{done.text}</span>
          {done.undoId === undefined ? null : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="id" value={done.undoId} />
              <Button type="submit" size="sm" variant="secondary">
                Undo
              </Button>
            </Form>
          )}
        </div>
      ) : null}
      <div className="grid gap-4 2xl:grid-cols-2">
        <ul className="contents">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="rounded-card border border-line bg-card p-5">
              <h2 className="mb-4 flex flex-wrap items-center gap-2 text-subheading">
                {testimonial.author}
                {testimonial.isExample ? <Badge tone="outline">Example</Badge> : null}
                {testimonial.isShown ? null : <Badge tone="out-of-stock">Hidden</Badge>}
              </h2>
              <TestimonialForm
                testimonial={testimonial}
                failure={isOf(testimonial.id) ? failure : undefined}
                beside={
                  <Button
                    type="submit"
                    form={`delete-${testimonial.id}`}
                    variant="quiet"
                    className="text-ribbon"
                    aria-label={`Delete what ${testimonial.author} says`}
                  >
                    Delete
                  </Button>
                }
              />
              {isOf(testimonial.id) && failure?.intent === "stale" ? (
                <blockquote className="mt-3 rounded-control bg-linen px-4 py-3 text-[0.9375rem]">
                  “{testimonial.quote}” <cite className="text-soft-ink">{testimonial.author}</cite>
                </blockquote>
              ) : null}
              <Form id={`delete-${testimonial.id}`} method="post" preventScrollReset>
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="id" value={testimonial.id} />
              </Form>
            </li>
          ))}
        </ul>
        <section className="rounded-card border border-line bg-card p-5">
          <h2 className="mb-4 text-subheading">Add a testimonial</h2>
          <TestimonialForm testimonial={null} added={testimonials.length} failure={isOf(undefined) ? failure : undefined} />
        </section>
      </div>
    </div>
  );
}
