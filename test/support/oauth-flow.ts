import * as client from "openid-client";
import type { FormBrowser } from "./browser-session.ts";
import type { RunningTestServer } from "./running-server.ts";

/** Where the test's app is told the outcome; nothing listens there, the answer is read from the redirect. */
export const REDIRECT = "http://127.0.0.1:53682/callback";

/** Follows an authorization request through sign-in and consent; returns the address the app is sent to. */
export async function answerRequest(
  browser: FormBrowser,
  url: URL,
  decision: "allow" | "deny" = "allow",
): Promise<URL> {
  let response = await browser.get(url.pathname + url.search);
  let page = url.pathname;
  for (let step = 0; step < 10; step += 1) {
    const location = response.headers.get("location");
    if (location !== null) {
      const next = new URL(location, url);
      if (next.origin !== url.origin) return next;
      page = next.pathname;
      response = await browser.get(next.pathname + next.search);
      continue;
    }
    const text = await response.text();
    if (response.status !== 200 || !text.includes('name="decision"')) {
      throw new Error(`no consent page but ${response.status}: ${text.replaceAll(/<[^>]+>|\s+/g, " ")}`);
    }
    response = await browser.submit(page, { decision });
  }
  throw new Error("the request goes round in circles");
}

export interface TestApp {
  readonly config: client.Configuration;
  /** A request as the app would send the browser to, with what is needed later. */
  request(parameters?: Readonly<Record<string, string>>): Promise<{ readonly url: URL; readonly verifier: string }>;
  /** Trades the outcome for tokens. */
  redeem(
    outcome: URL,
    verifier: string,
    more?: Readonly<Record<string, string>>,
  ): Promise<client.TokenEndpointResponse>;
  /** All of it: asks, has it allowed and redeems. */
  connect(browser: FormBrowser, parameters?: Readonly<Record<string, string>>): Promise<client.TokenEndpointResponse>;
  refresh(token: string): Promise<client.TokenEndpointResponse>;
}

/** An app made with openid-client, which registers itself. */
export async function registerApp(
  server: RunningTestServer,
  metadata: Partial<client.ClientMetadata> = {},
): Promise<TestApp> {
  const isConfidential = metadata.token_endpoint_auth_method === "client_secret_post";
  const config = await client.dynamicClientRegistration(
    new URL(`${server.url}/oauth`),
    {
      redirect_uris: [REDIRECT],
      client_name: "Test app",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      ...metadata,
    },
    isConfidential ? undefined : client.None(),
    { algorithm: "oauth2", execute: [client.allowInsecureRequests] },
  );
  return appOf(server, config);
}

/** The same for a client that is known already, by the address of its document or by an earlier registration. */
export async function knownApp(server: RunningTestServer, clientId: string): Promise<TestApp> {
  const config = await client.discovery(new URL(`${server.url}/oauth`), clientId, undefined, client.None(), {
    algorithm: "oauth2",
    execute: [client.allowInsecureRequests],
  });
  return appOf(server, config);
}

function appOf(server: RunningTestServer, config: client.Configuration): TestApp {
  const resource = `${server.url}/mcp`;
  const request: TestApp["request"] = async (parameters = {}) => {
    const verifier = client.randomPKCECodeVerifier();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      resource,
      ...parameters,
    });
    return { url, verifier };
  };
  const redeem: TestApp["redeem"] = (outcome, verifier, more = {}) =>
    client.authorizationCodeGrant(config, outcome, { pkceCodeVerifier: verifier }, { resource, ...more });
  return {
    config,
    request,
    redeem,
    async connect(browser, parameters = {}) {
      const { url, verifier } = await request(parameters);
      const outcome = await answerRequest(browser, url);
      return redeem(
        outcome,
        verifier,
        parameters["resource"] === undefined ? {} : { resource: parameters["resource"] },
      );
    },
    refresh: (token) => client.refreshTokenGrant(config, token),
  };
}
