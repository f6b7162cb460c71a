import { mintEditorTicket } from "../auth/editor-tickets.ts";
import type { Principal } from "../auth/principal.ts";
import type { SessionServices } from "../auth/sessions.ts";

export interface ProjectAddresses {
  publicUrl(): string;
}

/** Where a project opens in the editor. With a ticket the address also signs its owner in, once. */
export function editorUrl(addresses: ProjectAddresses, projectId: string, ticket?: string): string {
  const url = `${addresses.publicUrl()}/editor/${projectId}`;
  return ticket === undefined ? url : `${url}?ticket=${ticket}`;
}

/** Adds a sign-in ticket to what is answered to the local owner; everyone else signs in by other means. */
export async function withTicket<T extends { readonly project_id: string; readonly editor_url: string }>(
  services: SessionServices & { readonly addresses: ProjectAddresses },
  principal: Principal,
  record: T,
): Promise<T> {
  if (principal.credential.kind !== "local") return record;
  const ticket = await mintEditorTicket(services, principal);
  return { ...record, editor_url: editorUrl(services.addresses, record.project_id, ticket) };
}
