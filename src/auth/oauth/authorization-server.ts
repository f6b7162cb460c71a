import type { IncomingMessage } from "node:http";
import type { Interaction, InteractionResults, Provider } from "oidc-provider";
import { AppError } from "../../shared/app-error.ts";
import { SCOPES, type Scope } from "../principal.ts";
import { noteConnection } from "./grants.ts";
import { CollectedAnswer, runNodeHandler, toIncoming, type MountedRequest } from "./node-bridge.ts";
import { prepareRequest } from "./prepare-request.ts";
import type { ProviderServices } from "./provider-settings.ts";
import { OAUTH_PATH } from "./resources.ts";
import type { KeySet, SigningKeys } from "./signing-keys.ts";

export interface AuthorizationServerOptions {
  readonly services: ProviderServices;
  readonly publicUrl: () => string;
  readonly keys: SigningKeys;
  readonly cookieSecret: string;
}

/** A request of a browser or an app, with the whole of its body. */
export type OauthRequest = Pick<MountedRequest, "method" | "path" | "headers" | "body">;

/** What an app waits for: that somebody signs in, then that this person agrees. */
export type PendingRequest = { readonly clientName: string } & (
  | { readonly step: "sign-in" }
  | {
      readonly step: "consent";
      readonly userId: string;
      readonly clientId: string;
      /** Where the answer goes. */
      readonly redirectUri: string;
      readonly scopes: readonly Scope[];
    }
);

/**
 * The embedded OAuth 2.1 server. Its library is loaded when the first app asks for something; a process that serves no
 * app never loads it.
 */
export interface AuthorizationServer {
  /** Answers whatever comes below `/oauth`, metadata included. */
  handle(request: OauthRequest): Promise<Response>;
  /** Throws `not_found` for a request that has run out, is unknown or was begun in another browser. */
  readPending(request: OauthRequest, uid: string): Promise<PendingRequest>;
  /** Tells who signed in; returns where to go on. */
  signedIn(request: OauthRequest, userId: string): Promise<string>;
  /** Gives the app what it asked for; returns where to go on. */
  allow(request: OauthRequest, pending: PendingRequest): Promise<string>;
  /** Tells the app that the person refused; returns where to go on. */
  refuse(request: OauthRequest): Promise<string>;
}

export function createAuthorizationServer(options: AuthorizationServerOptions): AuthorizationServer {
  const currentProvider = createProviderSource(options);
  const isSecure = (): boolean => options.publicUrl().startsWith("https:");
  const mounted = (request: OauthRequest): MountedRequest => ({
    ...request,
    mountedAt: OAUTH_PATH,
    isSecure: isSecure(),
  });

  const finish = async (request: OauthRequest, result: InteractionResults): Promise<string> => {
    const provider = await currentProvider();
    const incoming = toIncoming(mounted(request));
    return provider.interactionResult(incoming, new CollectedAnswer(incoming), result).catch(explainLost);
  };

  return {
    async handle(request) {
      const provider = await currentProvider();
      return runNodeHandler(provider.callback(), mounted(prepareRequest(request, options.publicUrl())));
    },
    async readPending(request, uid) {
      const provider = await currentProvider();
      const incoming = toIncoming(mounted(request));
      const interaction = await provider.interactionDetails(incoming, new CollectedAnswer(incoming)).catch(explainLost);
      if (interaction.uid !== uid) throw lost();
      return toPending(provider, interaction);
    },
    async signedIn(request, userId) {
      await endSessionOfOthers(await currentProvider(), toIncoming(mounted(request)), userId);
      return finish(request, { login: { accountId: userId, remember: false } });
    },
    async allow(request, pending) {
      if (pending.step !== "consent") throw lost();
      const provider = await currentProvider();
      const incoming = toIncoming(mounted(request));
      const interaction = await provider.interactionDetails(incoming, new CollectedAnswer(incoming)).catch(explainLost);
      const { userId, clientId, clientName, redirectUri, scopes } = pending;
      const grant = new provider.Grant({ accountId: userId, clientId });
      for (const resource of resourcesOf(interaction)) grant.addResourceScope(resource, scopes.join(" "));
      const grantId = await grant.save();
      const redirectHost = new URL(redirectUri).host;
      await noteConnection(options.services, userId, { clientId, clientName, redirectHost, scopes });
      return finish(request, { consent: { grantId } });
    },
    refuse: (request) =>
      finish(request, { error: "access_denied", error_description: "The person refused to connect the app." }),
  };
}

/** One provider for as long as address and keys stay the same. */
function createProviderSource(options: AuthorizationServerOptions): () => Promise<Provider> {
  let current: { readonly provider: Promise<Provider>; readonly publicUrl: string; readonly keys: KeySet } | undefined;
  return async () => {
    const keys = await options.keys.read();
    const publicUrl = options.publicUrl();
    if (current?.publicUrl !== publicUrl || current.keys !== keys) {
      const provider = import("./provider.ts").then(({ createProvider }) =>
        createProvider({ services: options.services, cookieSecret: options.cookieSecret, publicUrl, keys }),
      );
      current = { provider, publicUrl, keys };
    }
    return current.provider;
  };
}

/** Somebody else may have connected an app in this browser before; the library would ask them to sign out, with a script. */
async function endSessionOfOthers(provider: Provider, incoming: IncomingMessage, userId: string): Promise<void> {
  const context = provider.createContext(incoming, new CollectedAnswer(incoming));
  const session = await provider.Session.get(context);
  if (session.accountId !== undefined && session.accountId !== userId) await session.destroy();
}

async function toPending(provider: Provider, interaction: Interaction): Promise<PendingRequest> {
  const { prompt, params, session } = interaction;
  const clientId = textOf(params["client_id"]);
  const client = await provider.Client.find(clientId);
  if (client === undefined) throw lost();
  const clientName = client.clientName ?? nameless(clientId);
  if (prompt.name === "login") return { step: "sign-in", clientName };
  const userId = session?.accountId;
  if (prompt.name !== "consent" || userId === undefined) throw lost();
  const asked = new Set(textOf(params["scope"]).split(" "));
  const scopes = SCOPES.filter((scope) => asked.has(scope));
  return { step: "consent", clientName, userId, clientId, redirectUri: textOf(params["redirect_uri"]), scopes };
}

function resourcesOf({ params }: Interaction): readonly string[] {
  const { resource } = params;
  return (Array.isArray(resource) ? resource : [resource]).filter((one) => typeof one === "string");
}

/** A client that gives no name is called by what is known of it. */
function nameless(clientId: string): string {
  return URL.canParse(clientId) ? new URL(clientId).host : "an app without a name";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function explainLost(error: unknown): never {
  throw error instanceof Error && error.name === "SessionNotFound" ? lost() : error;
}

function lost(): AppError {
  return new AppError(
    "not_found",
    "This request to connect an app has run out, was answered already or was begun in another browser. Start again in the app.",
  );
}
