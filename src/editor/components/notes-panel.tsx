interface NotesPanelProps {
  readonly notes: string;
  readonly language: string | undefined;
}

/** What the speaker says to the slide on the stage. */
export function NotesPanel({ notes, language }: NotesPanelProps) {
  const paragraphs = notes.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <section class="notes" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Speaker notes</h2>
      <div class="notes-text" tabIndex={0} role="group" aria-labelledby="notes-heading" data-own-keys lang={language}>
        {paragraphs.length === 0 && <p class="muted">No notes for this slide.</p>}
        {paragraphs.map((paragraph, position) => (
          <p key={position} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
