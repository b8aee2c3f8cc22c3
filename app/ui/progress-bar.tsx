/** A bar that fills; the words beside it say the same. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full border-0 bg-linen [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-evergreen [&::-webkit-progress-value]:transition-[inline-size]"
    />
  );
}
