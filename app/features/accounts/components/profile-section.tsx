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
      className={joinClasses("@container rounded-card border bg-card shadow-card", isDangerous ? "border-ribbon" : "border-line")}
    >
      <div className="grid gap-x-10 gap-y-5 p-5 sm:p-7 @xl:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-subheading">
            {title}
          </h2>
          {text ? <div className="mt-2 text-[0.9375rem] text-pretty text-soft-ink">{text}</div> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
