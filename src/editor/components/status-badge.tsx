import type { ProjectStatus } from "../api/records.ts";

const WORDS: Readonly<Record<ProjectStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

export function StatusBadge({ status }: { readonly status: ProjectStatus }) {
  return <span class={`badge badge-${status}`}>{WORDS[status]}</span>;
}
