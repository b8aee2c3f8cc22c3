import type { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import type { ToastMessage } from "#app/features/accounts/types.ts";
import { addTestimonial, changeTestimonial, deleteTestimonial, restoreTestimonial } from "#app/features/testimonials/commands.server.ts";
import { TestimonialsPanel } from "#app/features/testimonials/components/testimonials-panel.tsx";
import { TESTIMONIAL_TEXTS } from "#app/features/testimonials/constants.ts";
import { listTestimonials } from "#app/features/testimonials/queries.server.ts";
import { type changedTestimonialSchema, type newTestimonialSchema, testimonialForms } from "#app/features/testimonials/schema.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { refuse, refuseFaults } from "../account/refuse.server.ts";
import { withTypedValues } from "../account/typed-values.ts";
import type { Route } from "./+types/testimonials";

const notSaved = (description: string): ToastMessage => ({ title: "Not saved", description, type: "destructive" });
const FAULTY = notSaved("Please check the marked fields.");

export async function loader() {
  return { testimonials: await listTestimonials() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const form = await readForm(request, typedForm(testimonialForms));
  if (!form.ok) return refuseFaults(form, FAULTY);
  const { value, typed } = form;
  switch (value.intent) {
    case "add":
      return add(actorId, value, typed);
    case "save":
      return save(actorId, value, typed);
    case "delete":
      return (await deleteTestimonial(actorId, value.id))
        ? { done: { text: "Testimonial deleted.", undoId: value.id } }
        : refuse(typed, notSaved(TESTIMONIAL_TEXTS.gone), { status: 409 });
    case "restore": {
      const outcome = await restoreTestimonial(actorId, value.id);
      if (outcome === "restored") return { done: { text: "Testimonial restored." } };
      return refuse(typed, notSaved(outcome === "full" ? TESTIMONIAL_TEXTS.full : TESTIMONIAL_TEXTS.goneForGood), { status: 409 });
    }
  }
}

async function add(actorId: string, { intent: _intent, ...fields }: z.output<typeof newTestimonialSchema>, typed: Record<string, string>) {
  const outcome = await addTestimonial(actorId, fields);
  return outcome === "added" ? { done: { text: "Testimonial added." } } : refuse(typed, notSaved(TESTIMONIAL_TEXTS.full), { status: 409 });
}

async function save(actorId: string, form: z.output<typeof changedTestimonialSchema>, typed: Record<string, string>) {
  const { intent: _intent, id, version, ...fields } = form;
  const outcome = await changeTestimonial(actorId, id, version, fields);
  if (outcome === "saved") return { done: { text: "Testimonial saved." } };
  return refuse({ ...typed, intent: outcome }, notSaved(TESTIMONIAL_TEXTS[outcome]), { status: 409 });
}

/** Typed values outlive a form that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withTypedValues(request, serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  const description = "What shoppers say on the home page.";
  return describePage(siteOf(matches), { title: "Testimonials", description, path: "/admin/testimonials", noindex: true });
}

export default function TestimonialsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData !== undefined && "done" in actionData ? actionData.done : undefined;
  const failure = actionData !== undefined && "failure" in actionData ? actionData.failure : undefined;
  return <TestimonialsPanel testimonials={loaderData.testimonials} done={done} failure={failure} />;
}
