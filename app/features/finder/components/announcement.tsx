import { useEffect, useState } from "react";

/** What a screen reader hears of what it cannot see change. The region has to be there before its words are, or nobody hears them. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    // A moment later: first the new page's heading is read, which has the focus.
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
