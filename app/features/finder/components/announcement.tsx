import { useEffect, useState } from "react";

/** Announces changes to screen readers. The live region has to exist before its text does, or nothing is read out. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    // The delay lets the new page's heading, which has the focus, be read first.
    const timer = setTimeout(() => setAnnounced(text), 100);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
