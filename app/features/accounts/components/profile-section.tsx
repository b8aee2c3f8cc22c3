import { type ReactNode, useId } from "react";
import { joinClasses } from "#app/ui/class-names.ts";

interface ProfileSectionProps {
  title: string;
  text?: ReactNode;
  /** True for a section that deletes something permanently. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** Renders one section of the profile: its explanation on the left, its controls on the right. */
export function ProfileSection({ title, text, isDangerous = false, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(
        "grid gap-x-10 gap-y-5 rounded-card border bg-card p-5 shadow-card sm:p-7 md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]",
        isDangerous ? "border-ribbon" : "border-line",
      )}
    >
      <div>
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {text ? <div className="mt-2 text-[0.9375rem] text-pretty text-soft-ink">{text}</div> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
