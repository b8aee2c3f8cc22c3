import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { z } from "zod";
import { type TestimonialAnswer, testimonialAnswer } from "#app/features/testimonials/answers.ts";
import { saveTestimonialFields } from "#app/features/testimonials/commands.server.ts";
import { changedTestimonialSchema, newTestimonialSchema } from "#app/features/testimonials/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/testimonial-changes";

const STATUS = { invalid: 422, full: 409, stale: 409, gone: 404 } as const;

/** POST /admin/testimonials/changes: adds or changes a testimonial by the fields of its form, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const reading = await readJson(request, typedForm(z.discriminatedUnion("intent", [newTestimonialSchema, changedTestimonialSchema])));
  const answer: TestimonialAnswer = reading.ok
    ? await saveTestimonialFields(actor.id, reading.value)
    : { ok: false, reason: "invalid", errors: reading.errors };
  return answerJson(testimonialAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
