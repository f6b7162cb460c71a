import type { Generated } from "kysely";
import type { SignInTables } from "./sign-in-tables.ts";

/*
 * Columns as stored: times are milliseconds since 1970 (UTC), money is whole tenths of a credit, lists and objects are
 * JSON texts. Domain modules turn rows into records; nobody else sees these shapes.
 */

interface UserRow {
  id: string;
  email: string;
  plan_tier: string;
  created_at: number;
}

interface ApiKeyRow {
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the secret, hexadecimal. */
  hash: string;
  last_four: string;
  /** JSON array. */
  scopes: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

interface SessionRow {
  id: string;
  user_id: string;
  hash: string;
  created_at: number;
  expires_at: number;
}

interface EditorTicketRow {
  hash: string;
  user_id: string;
  expires_at: number;
}

interface CreditRow {
  user_id: string;
  /** What can be spent: reserved credits are already taken off. */
  balance_tenths: number;
  /** Held by charges that are neither settled nor refunded. */
  reserved_tenths: number;
  renews_at: number;
}

interface LedgerRow {
  id: Generated<number>;
  user_id: string;
  kind: "grant" | "renewal" | "correction" | "reserve" | "settle" | "refund";
  /** What the entry belongs to; one entry of a kind each. */
  reference: string;
  amount_tenths: number;
  created_at: number;
}

interface JobRow {
  id: string;
  user_id: string;
  status: "running" | "succeeded" | "failed";
  stage: string;
  /** 0 to 100. */
  progress: number;
  format: "presentation" | "carousel";
  slide_count: number;
  project_id: string | null;
  error_code: string | null;
  error_message: string | null;
  /** Operating system process that works on it. */
  process_id: number;
  created_at: number;
  finished_at: number | null;
  /** The language model that worked on it, and what it took so far; null where none did. */
  model: string | null;
  model_calls: number | null;
  input_tokens: number | null;
  cached_input_tokens: number | null;
  output_tokens: number | null;
  web_searches: number | null;
  /** Millionths of a US dollar by list price; null where that is not known. */
  cost_microdollars: number | null;
}

interface IdempotencyKeyRow {
  user_id: string;
  operation: string;
  key: string;
  /** SHA-256 of the canonical input, hexadecimal. */
  fingerprint: string;
  /** JSON. */
  reply: string;
  created_at: number;
}

interface ProjectRow {
  id: string;
  user_id: string;
  title: string;
  status: "draft" | "published" | "archived";
  format: "presentation" | "carousel";
  aspect_ratio: "16:9" | "4:3" | "4:5";
  template_family: string;
  language: string;
  planner: "authored" | "claude" | "offline";
  slide_count: number;
  created_at: number;
  updated_at: number;
}

interface SlideRow {
  project_id: string;
  /** Zero-based. */
  position: number;
  title: string;
  notes: string;
  svg: string;
  /** JSON: layout and words the engine set the slide from; null once the markup was replaced. */
  setting: string | null;
}

interface DeckOriginRow {
  project_id: string;
  /** The texts the deck was made from, as they were sent. */
  source: string;
  /** JSON of what all slides were set with: colours, fonts, brand, title, number of slides. */
  setting: string;
  /** What was read of the source, which the words of the slides point into. */
  read_text: string | null;
}

interface BrandKitRow {
  id: string;
  user_id: string;
  kit_name: string;
  brand_name: string | null;
  brand_tagline: string | null;
  brand_logo_url: string | null;
  brand_primary_color: string | null;
  brand_secondary_color: string | null;
  brand_accent_color: string | null;
  brand_background_color: string | null;
  /** As the caller wrote them. */
  brand_font_heading: string | null;
  brand_font_body: string | null;
  /** 1 for at most one kit of a user. */
  is_default: 0 | 1;
  created_at: number;
  updated_at: number;
}

interface BrandLogoRow {
  brand_kit_id: string;
  png: Uint8Array;
  fetched_at: number;
}

interface SocialAccountRow {
  /** UUID. */
  id: string;
  user_id: string;
  network: string;
  name: string;
  created_at: number;
}

interface MediaRow {
  user_id: string;
  file_name: string;
  /** Media type, by the file's first bytes. */
  type: string;
  bytes: number;
  created_at: number;
}

interface ScheduledPostRow {
  id: string;
  user_id: string;
  social_account_id: string;
  post_type: "text" | "image" | "document";
  caption: string | null;
  scheduled_for: number;
  status: "scheduled" | "publishing" | "published" | "failed" | "unknown_outcome";
  attempts: Generated<number>;
  /** Who publishes it now, and until when it is theirs. */
  lease_token: string | null;
  lease_until: number | null;
  /** JSON of how far a publication has come. */
  checkpoint: string | null;
  /** What the network calls it. */
  external_id: string | null;
  external_url: string | null;
  error_code: string | null;
  error_message: string | null;
  published_at: number | null;
  created_at: number;
  updated_at: number;
}

interface ScheduledPostMediaRow {
  post_id: string;
  position: number;
  user_id: string;
  file_name: string;
}

interface SecretRow {
  name: string;
  /** Hexadecimal. */
  value: string;
}

interface MigrationRow {
  name: string;
  applied_at: number;
}

export interface Tables extends SignInTables {
  users: UserRow;
  api_keys: ApiKeyRow;
  sessions: SessionRow;
  editor_tickets: EditorTicketRow;
  credits: CreditRow;
  ledger: LedgerRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyKeyRow;
  projects: ProjectRow;
  slides: SlideRow;
  deck_origins: DeckOriginRow;
  brand_kits: BrandKitRow;
  brand_logos: BrandLogoRow;
  social_accounts: SocialAccountRow;
  media: MediaRow;
  scheduled_posts: ScheduledPostRow;
  scheduled_post_media: ScheduledPostMediaRow;
  secrets: SecretRow;
  migrations: MigrationRow;
}
