import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { videoMarkdown } from "../../markdown-edits.ts";
import { isVideoAddress } from "../../videos.ts";
import { ImageField } from "./image-field.tsx";

interface VideoDialogProps {
  isOpen: boolean;
  /** The address to begin with. */
  address: string;
  onClose: () => void;
  onPick: (markdown: string) => void;
}

/** Asks for a video's address, its title and the picture that leads to it. Nothing of the video's site is loaded. */
export function VideoDialog({ isOpen, address, onClose, onPick }: VideoDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Insert a video"
      description="Readers see a picture that links to the video. Nothing loads from the video site until they click it."
      closesOnBackdrop={false}
    >
      <VideoForm address={address} onClose={onClose} onPick={onPick} />
    </Dialog>
  );
}

function VideoForm({ address, onClose, onPick }: Omit<VideoDialogProps, "isOpen">) {
  const [video, setVideo] = useState({ address, title: "", picture: "" });
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({});

  function insert() {
    const found = {
      ...(isVideoAddress(video.address.trim()) ? {} : { address: "Please enter a link to a video on YouTube or Vimeo." }),
      ...(video.title.trim() === "" ? { title: "Please say what the video shows." } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onClose();
    // The timeout lets the closing dialog return the focus first, so that the text field takes it last.
    setTimeout(() => onPick(videoMarkdown(video)), 0);
  }

  function insertOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insert();
  }

  return (
    // No form element: the editor around the dialog may be one, and the picture's own dialog has fields in which Enter searches.
    <div className="flex flex-col gap-4">
      <TextField
        label="Video link"
        type="url"
        required
        placeholder="https://www.youtube.com/watch?v="
        value={video.address}
        error={errors.address}
        onKeyDown={insertOnEnter}
        onChange={(event) => setVideo({ ...video, address: event.target.value })}
      />
      <TextField
        label="What it shows"
        required
        maxLength={200}
        value={video.title}
        error={errors.title}
        onKeyDown={insertOnEnter}
        onChange={(event) => setVideo({ ...video, title: event.target.value })}
      />
      <ImageField
        label="Picture (optional)"
        title="Picture for the video"
        hint="Without one, readers see the title instead."
        value={video.picture}
        onChange={(picture) => setVideo({ ...video, picture })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={insert}>Insert the video</Button>
      </div>
    </div>
  );
}
