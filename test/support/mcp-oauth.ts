import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthDiscoveryState,
  OAuthTokens,
} from "@modelcontextprotocol/client";
import type { FormBrowser } from "./browser-session.ts";
import { answerRequest, REDIRECT } from "./oauth-flow.ts";

/** What an MCP client keeps about signing in, and the person who answers its requests. Both official SDKs take it. */
export class OauthPerson {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: "An MCP client",
    redirect_uris: [REDIRECT],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "client_secret_post",
  };
  /** Address of a metadata document to use instead of registering. */
  readonly clientMetadataUrl?: string;
  /** Requests the person was asked to answer. */
  readonly requests: URL[] = [];
  /** Outcome of the last one. */
  outcome = new URLSearchParams();
  /** What the person's app asks for, whatever the client would. */
  scope: string | undefined;
  readonly #browser: FormBrowser;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";
  #discovery: OAuthDiscoveryState | undefined;

  constructor(browser: FormBrowser, clientMetadataUrl?: string) {
    this.#browser = browser;
    if (clientMetadataUrl !== undefined) this.clientMetadataUrl = clientMetadataUrl;
  }

  clientInformation(): OAuthClientInformationMixed | undefined {
    return this.#client;
  }

  saveClientInformation(client: OAuthClientInformationMixed): void {
    this.#client = client;
  }

  tokens(): OAuthTokens | undefined {
    return this.#tokens;
  }

  saveTokens(tokens: OAuthTokens): void {
    this.#tokens = tokens;
  }

  saveCodeVerifier(verifier: string): void {
    this.#verifier = verifier;
  }

  codeVerifier(): string {
    return this.#verifier;
  }

  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.#discovery = state;
  }

  discoveryState(): OAuthDiscoveryState | undefined {
    return this.#discovery;
  }

  async redirectToAuthorization(asked: URL): Promise<void> {
    const url = new URL(asked);
    if (this.scope !== undefined) url.searchParams.set("scope", this.scope);
    this.requests.push(asked);
    this.outcome = (await answerRequest(this.#browser, url)).searchParams;
  }
}
