import { idSchema } from "#app/features/accounts/schema.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import type { ToastMessage } from "#app/features/accounts/types.ts";
import { addTestimonial, changeTestimonial, deleteTestimonial, restoreTestimonial } from "#app/features/testimonials/commands.server.ts";
import { TestimonialsPanel } from "#app/features/testimonials/components/testimonials-panel.tsx";
import { TESTIMONIAL_TEXTS } from "#app/features/testimonials/constants.ts";
import { listTestimonials } from "#app/features/testimonials/queries.server.ts";
import { changedTestimonialSchema, newTestimonialSchema } from "#app/features/testimonials/schema.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readOrRefuse, refuse } from "../account/refuse.server.ts";
import { withTypedValues } from "../account/typed-values.ts";
import type { Route } from "./+types/testimonials";

const notSaved = (description: string): ToastMessage => ({ title: "Not saved", description, type: "destructive" });
const FAULTY = notSaved("Please look at the marked fields.");

export async function loader() {
  return { testimonials: await listTestimonials() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const fields = await readForm(request);
  if (fields.intent === "add") return add(actorId, fields);
  if (fields.intent === "save") return save(actorId, fields);
  const form = readOrRefuse(idSchema, fields, FAULTY);
  if (!form.ok) return form.refusal;
  const { intent, id } = form.value;
  if (intent === "delete")
    return (await deleteTestimonial(actorId, id))
      ? { done: { text: "Testimonial deleted.", undoId: id } }
      : refuse(fields, notSaved(TESTIMONIAL_TEXTS.gone), { status: 409 });
  if (intent !== "restore") return throwPageError(400);
  const outcome = await restoreTestimonial(actorId, id);
  if (outcome === "restored") return { done: { text: "Testimonial restored." } };
  return refuse(fields, notSaved(outcome === "full" ? TESTIMONIAL_TEXTS.full : TESTIMONIAL_TEXTS.goneForGood), { status: 409 });
}

async function add(actorId: string, fields: Record<string, string>) {
  const form = readOrRefuse(newTestimonialSchema, fields, FAULTY);
  if (!form.ok) return form.refusal;
  const { intent: _intent, ...testimonial } = form.value;
  const outcome = await addTestimonial(actorId, testimonial);
  return outcome === "added" ? { done: { text: "Testimonial added." } } : refuse(fields, notSaved(TESTIMONIAL_TEXTS.full), { status: 409 });
}

async function save(actorId: string, fields: Record<string, string>) {
  const form = readOrRefuse(changedTestimonialSchema, fields, FAULTY);
  if (!form.ok) return form.refusal;
  const { intent: _intent, id, version, ...testimonial } = form.value;
  const outcome = await changeTestimonial(actorId, id, version, testimonial);
  if (outcome === "saved") return { done: { text: "Testimonial saved." } };
  return refuse({ ...fields, intent: outcome }, notSaved(TESTIMONIAL_TEXTS[outcome]), { status: 409 });
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
