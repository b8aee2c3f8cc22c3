/** Shows the first letter of an email address in a circle. */
export function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-evergreen font-display text-lg text-paper"
    >
      {[...email][0]?.toUpperCase()}
    </span>
  );
}
