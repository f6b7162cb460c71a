/* Rows of people, of the apps they connect and of other servers that vouch for them; see `tables.ts`. */

interface PasswordRow {
  user_id: string;
  /** `scrypt$N$r$p$salt$hash`. */
  hash: string;
  changed_at: number;
}

interface InvitationRow {
  /** SHA-256 of the secret in the link, hexadecimal. */
  hash: string;
  /** The only address that may use it; null: any. */
  email: string | null;
  created_at: number;
  expires_at: number;
}

interface OauthRecordRow {
  /** Model of the authorization server: Client, Grant, AuthorizationCode, RefreshToken, … */
  kind: string;
  /** SHA-256 of the id, hexadecimal: for codes and tokens the id is the secret itself. */
  id_hash: string;
  /** JSON, without the id. */
  payload: string;
  grant_hash: string | null;
  uid_hash: string | null;
  user_id: string | null;
  client_id: string | null;
  consumed_at: number | null;
  /** Null: kept until it is deleted. */
  expires_at: number | null;
}

interface ConnectedAppRow {
  user_id: string;
  client_id: string;
  client_name: string;
  redirect_host: string;
  /** JSON array. */
  scopes: string;
  connected_at: number;
}

interface ClientDocumentRow {
  /** The address of the document. */
  client_id: string;
  document: string;
  fetched_at: number;
}

interface ExternalIdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
}

export interface SignInTables {
  passwords: PasswordRow;
  invitations: InvitationRow;
  oauth_records: OauthRecordRow;
  connected_apps: ConnectedAppRow;
  client_documents: ClientDocumentRow;
  external_identities: ExternalIdentityRow;
}
