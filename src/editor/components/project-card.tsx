import { useSignal } from "@preact/signals";
import { coverUrl } from "../api/api-client.ts";
import type { Project } from "../api/records.ts";
import { deckPath } from "../routes.ts";
import { Icon } from "./icon.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { dateText, formatText, slideCountText } from "./wording.ts";

/** A deck in the list: its first slide, its name and what it is. */
export function ProjectCard({ project }: { readonly project: Project }) {
  return (
    <li class="project-card">
      <a href={deckPath(project.project_id)} lang={project.language ?? undefined}>
        <Cover project={project} />
        <span class="project-title" dir="auto">
          {project.title}
        </span>
      </a>
      <p class="project-facts">
        {formatText(project.format)} · {slideCountText(project.slide_count)} ·{" "}
        <time dateTime={project.updated_at}>{dateText(project.updated_at)}</time>
      </p>
    </li>
  );
}

function Cover({ project }: { readonly project: Project }) {
  const missing = useSignal(false);
  return (
    <span class="project-cover">
      {missing.value ? (
        <Icon name="slides" size={28} />
      ) : (
        <img
          src={coverUrl(project.project_id, 640)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            missing.value = true;
          }}
        />
      )}
      {project.status !== "draft" && <StatusBadge status={project.status} />}
    </span>
  );
}
