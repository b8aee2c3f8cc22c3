import { useEffect, useState } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { MEDIA_TOASTS } from "../texts.constants.ts";
import type { MediaFile, MediaKind } from "../types.ts";
import { fetchFiles, FetchFilesError } from "./fetch-files.ts";

/** Typing settles before the library is asked. */
const SETTLE_MS = 250;

interface Library {
  files: readonly MediaFile[];
  total: number;
  /** How many pages of it are here. */
  pages: number;
}

/** The library's files of one kind, as somebody looks through them; null until the first page is there. */
export function useLibrary(kind: MediaKind, search: string) {
  const [library, setLibrary] = useState<Library | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { showToast } = useToast();

  function fail(failure: unknown) {
    if (!(failure instanceof FetchFilesError)) throw failure;
    setError(failure.message);
    showToast({ ...MEDIA_TOASTS.notFetched, description: failure.message });
  }

  async function load(page: number, isStale: () => boolean) {
    try {
      const found = await fetchFiles({ q: search, kind, page });
      if (isStale()) return;
      setError(null);
      setLibrary((before) => ({
        files:
          page === 1
            ? found.files
            : [...(before?.files ?? []), ...found.files.filter(({ id }) => !before?.files.some((known) => known.id === id))],
        total: found.total,
        pages: page,
      }));
    } catch (failure) {
      if (!isStale()) fail(failure);
    }
  }

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => void load(1, () => isStale), library === null ? 0 : SETTLE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only another question asks again; `load` is another one with every rendering.
  }, [kind, search, attempt]);

  return {
    library,
    error,
    loadMore: () => load((library?.pages ?? 0) + 1, () => false),
    retry: () => setAttempt((before) => before + 1),
    /** Puts a file in front that has just come in. */
    putFirst: (file: MediaFile) =>
      setLibrary((before) => ({ files: [file, ...(before?.files ?? [])], total: (before?.total ?? 0) + 1, pages: before?.pages ?? 1 })),
    /** Puts what is known anew of some files in their places. */
    replace: (fresh: readonly MediaFile[]) =>
      setLibrary((before) => before && { ...before, files: before.files.map((file) => fresh.find(({ id }) => id === file.id) ?? file) }),
  };
}
