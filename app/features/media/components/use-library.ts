import { useEffect, useState } from "react";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { libraryTroubles, MEDIA_TOASTS } from "../texts.ts";
import type { CountedLabel, MediaFile, MediaKind } from "../types.ts";
import { fetchFiles } from "./fetch-files.ts";

/** Milliseconds without typing before the library is searched. */
const SETTLE_MS = 250;

interface Library {
  files: readonly MediaFile[];
  total: number;
  labels: readonly CountedLabel[];
  /** Number of pages loaded so far. */
  pages: number;
}

/** Loads the library's files of one kind, and of one label if there is one, page by page; null until the first page has arrived. */
export function useLibrary(kind: MediaKind, search: string, label: string) {
  const [library, setLibrary] = useState<Library | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { showToast } = useToast();

  async function load(page: number, isStale: () => boolean) {
    const { answer: found, trouble } = await fetchFiles({ q: search, kind, label, page });
    if (isStale()) return;
    if (trouble !== null) {
      const words = troubleToast(trouble, libraryTroubles(MEDIA_TOASTS.notFetched.title));
      setError(words.description ?? words.title);
      return showToast(words);
    }
    setError(null);
    setLibrary((before) => ({
      files:
        page === 1
          ? found.files
          : [...(before?.files ?? []), ...found.files.filter(({ id }) => !before?.files.some((known) => known.id === id))],
      total: found.total,
      labels: found.labels,
      pages: page,
    }));
  }

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => void load(1, () => isStale), library === null ? 0 : SETTLE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Only a changed query loads again; `load` changes with every rendering.
  }, [kind, search, label, attempt]);

  return {
    library,
    error,
    loadMore: () => load((library?.pages ?? 0) + 1, () => false),
    retry: () => setAttempt((before) => before + 1),
    /** Puts a newly uploaded file first. */
    putFirst: (file: MediaFile) =>
      setLibrary((before) => ({
        files: [file, ...(before?.files ?? [])],
        total: (before?.total ?? 0) + 1,
        labels: before?.labels ?? [],
        pages: before?.pages ?? 1,
      })),
    /** Replaces files with their current state. */
    replace: (fresh: readonly MediaFile[]) =>
      setLibrary((before) => before && { ...before, files: before.files.map((file) => fresh.find(({ id }) => id === file.id) ?? file) }),
  };
}
