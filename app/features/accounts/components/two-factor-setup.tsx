import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FailureSummary } from "./failure-summary.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface TwoFactorSetupProps {
  /** The QR code as SVG, made by the server. */
  qrCode: string;
  /** The secret of the QR code, for typing it in. */
  secret: string;
  failure?: FormFailure;
}

/** Shows the QR code for the authenticator app, and asks for a code that proves that the app is set up. */
export function TwoFactorSetup({ qrCode, secret, failure }: TwoFactorSetupProps) {
  const own = failure?.intent === "confirm" ? failure : undefined;
  const form = useFailure(own);
  const isSending = useNavigation().formData?.get("intent") === "confirm";
  return (
    <ol className="flex list-decimal flex-col gap-6 pl-5 marker:font-semibold marker:text-ribbon">
      <li>
        Scan this with your authenticator app.
        <div
          role="img"
          aria-label="QR code for your authenticator app"
          className="mt-3 size-48 overflow-hidden rounded-control border border-line bg-plate p-2 [&_svg]:size-full"
          dangerouslySetInnerHTML={{ __html: qrCode }}
        />
        <p className="mt-3 text-sm text-soft-ink">Or type in this key:</p>
        <p className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </li>
      <li>
        Enter the code that it shows.
        <Form ref={form} method="post" noValidate className="mt-3 flex flex-col gap-4">
          <FailureSummary failure={own} />
          <input type="hidden" name="intent" value="confirm" />
          <TextField
            label="Six-digit code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
            error={own?.errors?.code}
          />
          <div>
            <Button type="submit" busy={isSending} className="w-full sm:w-auto">
              Turn it on
            </Button>
          </div>
        </Form>
      </li>
    </ol>
  );
}
